// The name and the outside links of this installation, in one place: operators of their own Sideout
// change them here.

export const brandName = 'Sideout'
/** The year of the founding note on the landing. */
export const foundedIn = 2022
/** Addresses outside this server that the landing points to. */
export const outsideLinks = {
  website: 'https://usapickleball.org/',
  communityGroup: 'https://www.reddit.com/r/Pickleball/',
  /**
   * Where the source of this installation is, as its license asks; '' sends players to the
   * operator.
   */
  source: '',
}
