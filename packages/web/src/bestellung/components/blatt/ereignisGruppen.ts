import type { EreignisAntwort } from '@dreiklang/domain/bestellung/sicht.contract'

/** What one person did in one step, however many positions it touched. */
export interface EreignisGruppe {
  art: string
  ereignisse: readonly [EreignisAntwort, ...EreignisAntwort[]]
}

/** One step raises the version by one and may write several rows, which form one entry. Newest first. */
export function gruppiere(ereignisse: readonly EreignisAntwort[]): EreignisGruppe[] {
  const gruppen = new Map<string, [EreignisAntwort, ...EreignisAntwort[]]>()
  for (const ereignis of ereignisse) {
    const schluessel = `${ereignis.version} ${ereignis.art} ${ereignis.am}`
    const gruppe = gruppen.get(schluessel)
    if (gruppe === undefined) gruppen.set(schluessel, [ereignis])
    else gruppe.push(ereignis)
  }
  return [...gruppen.values()].map((gruppe) => ({ art: gruppe[0].art, ereignisse: gruppe })).toReversed()
}
