export const productName = 'Sideout'
