export const invitationQuestionTexts = {
  question: '{name} te invita. ¿Vas?',
  cantCome: 'No puedo ir',
  cantComeAny: 'Ninguna fecha',
  saidOutAny: 'No vas a ninguna de las próximas fechas. Si cambian tus planes, apúntate.',
  saidOut: 'Dijiste que no puedes ir. Si cambian tus planes, apúntate.',
}

export const inviteesTexts = {
  title: 'Invitaciones',
  asked:
    '{n, plural, one {# persona invitada} many {# personas invitadas} other {# personas invitadas}}',
  in: 'Van',
  waiting: 'En espera',
  out: 'No van',
  none: 'Sin respuesta',
  group: '{answer}: {n, number}',
  more: '{n, plural, one {y # más} many {y # más} other {y # más}}',
  nobody: 'Todavía no hay nadie invitado.',
  remind: 'Recordar a quienes no han respondido',
  remindTitle: '¿Recordar a quienes no han respondido?',
  remindText: 'Recibirán otro aviso. Puedes hacerlo una vez al día.',
  remindConfirm: 'Recordar',
  reminded:
    '{n, plural, one {Recordatorio enviado a # persona} many {Recordatorio enviado a # personas} other {Recordatorio enviado a # personas}}',
  lastReminded: 'Último recordatorio: {when}',
  pick: 'Invitar jugadores',
  invited: 'Invitación enviada',
  picked: 'Invitaciones por nombre',
  takeBack: 'Retirar la invitación de {name}',
  takeBackTitle: '¿Retirar la invitación de {name}?',
  takeBackText: 'Ya no verá este evento, salvo que se haya apuntado o esté en el grupo invitado.',
  takeBackConfirm: 'Retirar',
}
