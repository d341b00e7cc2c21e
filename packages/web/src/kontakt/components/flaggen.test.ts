import { laender } from '@dreiklang/domain/kontakt/laender'
import * as flaggen from 'country-flag-icons/string/3x2'
import { describe, expect, it } from 'vitest'

const svgOf = new Map<string, string>(Object.entries(flaggen))
const ort = (flagImagePos: string) => -Number(/^0px (-?\d+)px$/.exec(flagImagePos)?.[1])

const lizenz = '<!-- Flags: country-flag-icons, (c) 2020 @catamphetamine, MIT licence -->'

function streifen(): string {
  const all = laender('de').toSorted((a, b) => ort(a.flagImagePos) - ort(b.flagImagePos))
  const bilder = all.flatMap(({ iso, flagImagePos }) => {
    const svg = svgOf.get(iso)
    if (svg === undefined) return []
    const [, kasten = '', content = ''] = /^<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(svg) ?? []
    return [`<svg y="${ort(flagImagePos)}" width="24" height="16" viewBox="${kasten}" preserveAspectRatio="none">${content}</svg>`]
  })
  const height = Math.max(...all.map((land) => ort(land.flagImagePos))) + 16
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="${height}" viewBox="0 0 24 ${height}">\n${lizenz}\n${bilder.join('\n')}\n</svg>\n`
}

describe('the picture of all flags', () => {
  it('is made from the flags of the package, each at the place that the call names; `vitest -u` makes it anew', async () => {
    await expect(streifen()).toMatchFileSnapshot('./flaggen.svg')
  })

  it('has a flag for each country, none of them over another', () => {
    const all = laender('en')
    expect(new Set(all.map(({ flagImagePos }) => flagImagePos)).size).toBe(all.length)
    expect(all.filter(({ iso }) => !svgOf.has(iso))).toEqual([])
  })
})
