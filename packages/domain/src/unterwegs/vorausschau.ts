/** A visit as its reader may see it while entries wait for the network: each acts on the screen at once. */
import { leeresBlatt } from '../dokumentation/blatt.contract.ts'
import type { DokumentationAntwort } from '../dokumentation/dokumentation.contract.ts'
import { abschlussVon } from '../dokumentation/dokumentation.decider.ts'
import type { HausbesuchAntwort } from '../hausbesuch/sicht.contract.ts'
import { type PersonenHandlung, personenHandlungen, uebergaenge } from '../hausbesuch/uebergaenge.ts'
import type { BlattEintrag, Eintrag } from './eintrag.contract.ts'
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
    case 'dokumentieren': {
      const { ende, blatt } = eintrag.angaben
      return ende ? nach(besuch, { ...eintrag, art: 'abschliessen', angaben: abschlussVon(blatt) }, name) : besuch
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

/** The sheet of a visit as it stands with what waits: the last words of the device are the newest. */
export function blattMitWartenden(
  sheet: DokumentationAntwort,
  { besuch, eintraege, name }: { besuch: HausbesuchAntwort; eintraege: readonly Eintrag[]; name: string },
): DokumentationAntwort {
  const letzter = eintraege.findLast(
    (eintrag): eintrag is BlattEintrag => eintrag.art === 'dokumentieren' && eintrag.hausbesuchId === besuch.id,
  )
  const { status, uebergaenge: schritte } = besuch
  const schreiben = schritte.abschliessen ?? sheet.moeglich.schreiben
  const leer = schreiben === true ? leeresBlatt(besuch.leistungen.length) : null
  return {
    ...sheet,
    besuch: { ...sheet.besuch, status },
    blatt: letzter?.angaben.blatt ?? sheet.blatt ?? leer,
    geaendert: letzter === undefined ? sheet.geaendert : { am: letzter.am, name },
    abgeschlossenAm: letzter?.angaben.ende === true ? letzter.am : sheet.abgeschlossenAm,
    moeglich: { schreiben, nachtragen: schritte.nachtragen ?? sheet.moeglich.nachtragen },
  }
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
