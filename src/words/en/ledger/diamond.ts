// Names of the diamonds, shared by alerts, the celebration and the ledger.
export const diamondTexts = {
  registered: 'Registered',
  profileCompleted: 'Profile completed',
  firstAttended: 'First event played',
  firstHosted: 'First event hosted',
  tenAttended: 'Ten events played',
  firstMedal: 'First medal',
  referralJoined: 'Brought someone along',
} as const
