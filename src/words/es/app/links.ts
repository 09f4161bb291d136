export const linksTexts = {
  goesTo: ' (lleva a {site})',
}
