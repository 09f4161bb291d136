export const alertsTexts = {
  title: 'Avisos',
  ofDay: 'Avisos, {day}',
  loading: 'Cargando avisos…',
  moreDays: '{n} más',
  unread: 'Sin leer: ',
  failed: 'no se pudieron obtener los datos',
  empty: 'Todo tranquilo',
  emptyText: 'Cuando algo cambie en tus eventos, lo verás aquí primero.',
  find: 'Buscar un evento',
  newestOnly: 'Estos son los {n} avisos más recientes.',
}
