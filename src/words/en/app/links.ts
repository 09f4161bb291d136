export const linksTexts = {
  goesTo: ' (leads to {site})',
} as const
