import { emptyBlatt } from '../dokumentation/blatt.document.ts'
import type { DokumentationAnswer } from '../dokumentation/dokumentation.contract.ts'
import { abschlussOf } from '../dokumentation/dokumentation.decider.ts'
import { type PersonenHandlung, personenHandlungen, transitions } from '../hausbesuch/transitions.ts'
import type { HausbesuchAnswer } from '../hausbesuch/view.contract.ts'
import { type BesuchEntry, type BlattEntry, type Entry, isBagEntry } from './entry.contract.ts'
import { isEntryArt } from './unterwegs.ts'

function nach(besuch: HausbesuchAnswer, entry: BesuchEntry, name: string): HausbesuchAnswer {
  const { am } = entry
  switch (entry.art) {
    case 'losfahren':
      return { ...besuch, status: 'UNTERWEGS', unterwegsAb: am }
    case 'beginnen':
      return { ...besuch, status: 'BEGONNEN', beginn: am }
    case 'nichtAntreffen':
      return { ...besuch, status: 'NICHT_ANGETROFFEN', nichtAngetroffen: { ...entry.angaben, am } }
    case 'abschliessen': {
      const gesagt = entry.angaben.leistungen
      const leistungen = besuch.leistungen.map((leistung, i) => ({
        ...leistung,
        erbracht: gesagt[i]?.erbracht ?? null,
        grundNichtErbracht: gesagt[i]?.grund ?? null,
      }))
      return { ...besuch, status: 'ABGESCHLOSSEN', ende: am, ergebnis: entry.angaben.ergebnis, leistungen }
    }
    case 'dokumentieren': {
      const { ende, blatt } = entry.angaben
      return ende ? nach(besuch, { ...entry, art: 'abschliessen', angaben: abschlussOf(blatt, besuch.typ) }, name) : besuch
    }
    case 'nachtragen':
      return { ...besuch, nachtraege: [...besuch.nachtraege, { name, am, text: entry.angaben.text }] }
    default:
      return entry satisfies never
  }
}

function open({ status, binZugewiesen, uebergaenge: previous }: HausbesuchAnswer): HausbesuchAnswer['uebergaenge'] {
  const code = (handlung: PersonenHandlung): true | string => {
    const { von }: { von: readonly string[] } = transitions[handlung]
    if (!isEntryArt(handlung)) return 'unterwegs.ohne_netz'
    if (!von.includes(status)) return 'hausbesuch.falscher_status'
    return binZugewiesen ? true : 'hausbesuch.nicht_zugewiesen'
  }
  return Object.fromEntries(personenHandlungen.filter((handlung) => handlung in previous).map((handlung) => [handlung, code(handlung)]))
}

/** The sheet of a visit as it stands with what waits: the last words of the device are the newest. */
export function blattWithWaiting(
  sheet: DokumentationAnswer,
  { besuch, eintraege, name }: { besuch: HausbesuchAnswer; eintraege: readonly Entry[]; name: string },
): DokumentationAnswer {
  const letzter = eintraege.findLast((entry): entry is BlattEntry => entry.art === 'dokumentieren' && entry.hausbesuchId === besuch.id)
  const { status, uebergaenge: steps } = besuch
  const schreiben = steps.abschliessen ?? sheet.moeglich.schreiben
  const empty = schreiben === true ? emptyBlatt(besuch.leistungen.length) : null
  return {
    ...sheet,
    besuch: { ...sheet.besuch, status },
    blatt: letzter?.angaben.blatt ?? sheet.blatt ?? empty,
    geaendert: letzter === undefined ? sheet.geaendert : { am: letzter.am, name },
    abgeschlossenAm: letzter?.angaben.ende === true ? letzter.am : sheet.abgeschlossenAm,
    moeglich: { schreiben, nachtragen: steps.nachtragen ?? sheet.moeglich.nachtragen },
  }
}

export function withWaiting(
  besuch: HausbesuchAnswer,
  { eintraege, name }: { eintraege: readonly Entry[]; name: string },
): HausbesuchAnswer {
  const stand = eintraege
    .filter((one) => !isBagEntry(one))
    .filter(({ hausbesuchId }) => hausbesuchId === besuch.id)
    .reduce((previous, entry) => nach(previous, entry, name), besuch)
  return { ...stand, uebergaenge: open(stand) }
}
