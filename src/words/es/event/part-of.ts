export const partOfTexts = {
  partOf: 'Parte de {name}',
}
