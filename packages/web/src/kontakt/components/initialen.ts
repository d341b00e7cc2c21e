export function initialen(name: string): string {
  const teile = name.split(/[\s,]+/).filter((teil) => /^\p{L}/u.test(teil))
  return [teile[0], teile.length > 1 ? teile.at(-1) : '']
    .map((teil) => teil?.[0] ?? '')
    .join('')
    .toUpperCase()
}
