export const eventGenderTexts = {
  Any: 'Para todos',
  Men: 'Hombres',
  Mixed: 'Mixto',
  Women: 'Mujeres',
}
