export const thing = 'manifest'
