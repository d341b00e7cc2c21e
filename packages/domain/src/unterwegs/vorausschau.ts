/** A visit as its reader may see it while entries wait for the network: each acts on the screen at once. */
import type { HausbesuchAntwort } from '../hausbesuch/sicht.contract.ts'
import { type PersonenHandlung, personenHandlungen, uebergaenge } from '../hausbesuch/uebergaenge.ts'
import type { Eintrag } from './eintrag.contract.ts'
import { istEintragArt } from './unterwegs.ts'

function nach(besuch: HausbesuchAntwort, eintrag: Eintrag, name: string): HausbesuchAntwort {
  const { am } = eintrag
  switch (eintrag.art) {
    case 'losfahren':
      return { ...besuch, status: 'UNTERWEGS', unterwegsAb: am }
    case 'beginnen':
      return { ...besuch, status: 'BEGONNEN', beginn: am }
    case 'nichtAntreffen':
      return { ...besuch, status: 'NICHT_ANGETROFFEN', nichtAngetroffen: { ...eintrag.angaben, am } }
    case 'abschliessen': {
      const gesagt = eintrag.angaben.leistungen
      const leistungen = besuch.leistungen.map((leistung, i) => ({
        ...leistung,
        erbracht: gesagt[i]?.erbracht ?? null,
        grundNichtErbracht: gesagt[i]?.grund ?? null,
      }))
      return { ...besuch, status: 'ABGESCHLOSSEN', ende: am, ergebnis: eintrag.angaben.ergebnis, leistungen }
    }
    case 'nachtragen':
      return { ...besuch, nachtraege: [...besuch.nachtraege, { name, am, text: eintrag.angaben.text }] }
    default:
      return eintrag satisfies never
  }
}

/** Which steps are open without network: those at the door, in the order of the table. */
function offene({ status, binZugewiesen, uebergaenge: bisher }: HausbesuchAntwort): HausbesuchAntwort['uebergaenge'] {
  const code = (handlung: PersonenHandlung): true | string => {
    const { von }: { von: readonly string[] } = uebergaenge[handlung]
    if (!istEintragArt(handlung)) return 'unterwegs.ohne_netz'
    if (!von.includes(status)) return 'hausbesuch.falscher_status'
    return binZugewiesen ? true : 'hausbesuch.nicht_zugewiesen'
  }
  return Object.fromEntries(personenHandlungen.filter((handlung) => handlung in bisher).map((handlung) => [handlung, code(handlung)]))
}

/** @param name of the person who wrote the entries */
export function mitWartenden(
  besuch: HausbesuchAntwort,
  { eintraege, name }: { eintraege: readonly Eintrag[]; name: string },
): HausbesuchAntwort {
  const stand = eintraege
    .filter(({ hausbesuchId }) => hausbesuchId === besuch.id)
    .reduce((bisher, eintrag) => nach(bisher, eintrag, name), besuch)
  return { ...stand, uebergaenge: offene(stand) }
}
