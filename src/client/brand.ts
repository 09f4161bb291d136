// The name and external links of this installation; operators change them here.

export const brandName = 'Sideout'
export const foundedIn = 2022
export const outsideLinks = {
  website: 'https://usapickleball.org/',
  communityGroup: 'https://www.reddit.com/r/Pickleball/',
  /**
   * Address of this installation's source, as its license requires; '' refers players to the
   * operator.
   */
  source: '',
}
