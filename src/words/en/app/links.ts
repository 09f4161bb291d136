// Links in texts that people write.
export const linksTexts = {
  /** Behind a link whose own text may look like another site's. */
  goesTo: ' (leads to {site})',
} as const
