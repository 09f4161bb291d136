// Where a venue is, in one line.

/** "San Francisco, CA"; the country only where neither city nor region is known. */
export function placeText({
  city,
  region,
  country,
}: {
  city: string
  region: string
  country: string
}): string {
  const place = [city, region].filter((part) => part !== '').join(', ')
  return place === '' ? country : place
}
