/** "San Francisco, CA"; the country only when both city and region are unknown. */
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
