export const fileName = (title: string, ending: string): string =>
  `${
    title
      .normalize('NFKD')
      .replaceAll(/[^\w -]+/g, '')
      .trim()
      .replaceAll(/\s+/g, '-')
      .toLowerCase() || 'results'
  }.${ending}`
