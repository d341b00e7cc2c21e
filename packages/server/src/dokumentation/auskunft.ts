/** All that the caller's organisation has written down at visits of one Klient, the ranges of his doctors and the month sheets that were signed: for machines, and as rows of a paper. */
import {
  type Blatt,
  befundDocument,
  beratungDocument,
  blattDocument,
  medikationDocument,
} from '@dreiklang/domain/dokumentation/blatt.document'
import { blattWords as w } from '@dreiklang/domain/dokumentation/blattWords'
import type { SignedSheet, UnterschriftArt } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'
import type { ZielbereichAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { vitalTable } from '@dreiklang/domain/dokumentation/vitalwerte'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { tellLines } from '@dreiklang/domain/shared/document'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { AuskunftSource } from '../klient/auskunftParts.ts'
import { germanTime, germanDatum } from '../papier/deutsch.ts'
import type { Ports } from '../ports.ts'
import { loadAllBlaetter } from './blatt.repository.ts'
import { loadZiele } from './zielbereich.repository.ts'
import { loadNachweisfassungen } from './leistungsnachweis.repository.ts'
import { createMesswerte } from './messwerte.ts'
import { createBlattSeal, createNachweisSeal } from './seal.ts'

const count = (value: number | null): string => (value === null ? '–' : String(value).replace('.', ','))
const connected = (...parts: (string | null)[]): string => parts.filter((part) => part !== null && part !== '').join(' · ')
const einheiten: Record<string, string> = { 'mm[Hg]': 'mmHg', Cel: '°C', '{score}': '/ 10' }

const vitalRow = ({ art, wert, wert2, am, ort, geraet, bemerkung }: Blatt['vitalwerte'][number]): string => {
  const numbers = wert2 === null ? count(wert) : `${count(wert)}/${count(wert2)}`
  const { einheit } = vitalTable[art]
  return connected(`${w.vital[art]}: ${numbers} ${einheiten[einheit] ?? einheit}`, germanTime(am), ort, geraet, bemerkung)
}

function wundRow({ stelle, art, laenge, breite, tiefe, infektionszeichen, verband, grund, ...words }: Blatt['wunden'][number]): string {
  const fields = (['grad', 'exsudat', 'rand', 'geruch'] as const).flatMap((field) => {
    const word = words[field]
    return word === null ? [] : [`${w.wundFeld[field]} ${w.wundWort[word]}`]
  })
  const parts = Object.entries(grund ?? {}).map(([part, prozent]) => `${part} ${prozent} %`)
  const mass = [laenge, breite, tiefe].some((cm) => cm !== null) ? `${[laenge, breite, tiefe].map(count).join(' × ')} cm` : null
  const zeichen = infektionszeichen.map((one) => w.infektion[one])
  return `Wunde: ${connected(w.stelle[stelle], w.wundWort[art], mass, ...fields, ...parts, ...zeichen, verband, words.fotos.length === 0 ? null : `Fotos: ${words.fotos.length}`)}`
}

const befundWord = (word: keyof typeof w.befundWort): string[] => [w.befundWort[word]]
const befundRows = ({ befunde }: Blatt): string[] =>
  tellLines(befundDocument, befunde, {
    allgemeinzustand: befundWord,
    bewusstsein: befundWord,
    haut: befundWord,
    oedeme: befundWord,
    atmung: befundWord,
    ausscheidung: befundWord,
    ernaehrung: befundWord,
    stimmung: befundWord,
    trinkmengeMl: (ml) => [`${ml} ml`],
  })

const medikationRows = ({ medikation }: Blatt): string[] =>
  tellLines(medikationDocument, medikation, {
    gestelltBis: (tag) => [germanDatum(tag)],
    gaben: (gaben) =>
      gaben.map(({ bezeichnung, dosis, am, stand, abweichung, rest }) =>
        connected(
          `${bezeichnung}: ${w.gabe[stand]}`,
          dosis,
          am && germanTime(am),
          abweichung,
          rest === null ? null : `noch vorrätig: ${rest}`,
        ),
      ),
  })

const beratungRows = ({ beratung }: Blatt): string[] =>
  tellLines(beratungDocument, beratung, {
    sichergestellt: (word) => [w.sichergestellt[word]],
    einwilligung: (ja) => [ja ? 'mit Einwilligung' : 'keine Einwilligung'],
  })

function blattText(blatt: Blatt, leistungen: readonly string[]): string {
  const erbracht = (ja: boolean | null) => (ja === true ? 'erbracht' : 'nicht erbracht')
  return tellLines(blattDocument, blatt, {
    leistungen: (all) => all.map((one, i) => `${leistungen[i] ?? 'Leistung'}: ${connected(erbracht(one.erbracht), one.grund)}`),
    zusaetzliche: (all) => all.map(({ bezeichnung }) => `${bezeichnung}: zusätzlich erbracht`),
    vitalwerte: (all) => all.map(vitalRow),
    befunde: () => befundRows(blatt),
    wunden: (all) => all.map(wundRow),
    medikation: () => medikationRows(blatt),
    beratung: () => beratungRows(blatt),
    anordnungen: (all) => all.map(({ arzt, weg, am, wortlaut }) => `Anordnung: ${connected(arzt, w.weg[weg], germanTime(am), wortlaut)}`),
    wiedervorlage: (tag) => [germanDatum(tag)],
    folgen: (all) => all.map(({ art, text }) => `${w.folge[art]}: ${text}`),
    // The copy for machines has them; on paper a drawing says nothing.
    handzeichen: () => [],
    klientUnterschrift: () => [],
  }).join('\n')
}

function zielRow({ art, von, bis, von2, bis2, gueltigAb, gueltigBis, person }: ZielbereichAnswer): string[] {
  const pair = vitalTable[art].zweite === null ? '' : ` / ${count(von2)} bis ${count(bis2)}`
  const days = `ab ${germanDatum(gueltigAb)}${gueltigBis === null ? '' : ` bis ${germanDatum(gueltigBis)}`}`
  return ['Zielbereich', person, `${w.vital[art]}: ${count(von)} bis ${count(bis)}${pair}\n${days}`]
}

const capacity: Record<Exclude<UnterschriftArt, 'KEINE'>, string> = {
  KLIENT: 'Klient/in',
  BETREUER: 'rechtliche Betreuung',
  BEVOLLMAECHTIGTER: 'bevollmächtigt',
  ANGEHOERIGE: 'angehörig',
}

interface SignedRow extends SignedSheet {
  version: number
  am: string
  durch: string
}

function nachweisRow({ version, von, bis, art, name, grund, summen, am, durch }: SignedRow): string[] {
  const signed = art === 'KEINE' ? connected('Ohne Unterschrift', grund) : `Unterschrieben: ${connected(name, capacity[art])}`
  const services = summen.map(({ bezeichnung, tage }) => `${bezeichnung}: ${tage.length}`)
  const title = `Leistungsnachweis ${germanDatum(von)} bis ${germanDatum(bis)}, Fassung ${version}`
  return [`Leistungsnachweis\n${germanDatum(berlinDate(am))}`, durch, [title, signed, ...services].join('\n')]
}

export function createDokumentationForAuskunft(ports: Ports): AuskunftSource {
  const seal = createBlattSeal(ports)
  const signedSeal = createNachweisSeal(ports)
  const messwerte = createMesswerte(ports)
  return async (tx, akteur, { klientId }) => {
    const organisationId = ownOrganisation(akteur)
    const rows = await loadAllBlaetter(tx, organisationId, klientId)
    const zielRows = await loadZiele(tx, organisationId, klientId)
    const nachweisRows = await loadNachweisfassungen(tx, organisationId, { klientId, monat: null })
    return async () => {
      const ziele = await messwerte.openZiele(zielRows)
      const offene = (await seal.open(rows)).flatMap(({ inhalt: blatt, ...row }) => (blatt === null ? [] : [{ ...row, blatt }]))
      const nachweise = (await signedSeal.open(nachweisRows)).flatMap(({ inhalt, version, am, durch, pruefsumme }) =>
        inhalt === null ? [] : [{ version, am, durch, pruefsumme, ...inhalt }],
      )
      return {
        daten: [
          ...offene,
          ...ziele.map((zielbereich) => ({ zielbereich })),
          ...nachweise.map((leistungsnachweis) => ({ leistungsnachweis })),
        ],
        tabelle: {
          art: 'tabelle',
          kopf: ['Hausbesuch', 'Wer', 'Was'],
          breiten: [20, 20, 60],
          zeilen: [
            ...offene.map(({ nummer, am, name, blatt, leistungen }) => [
              `${nummer}\n${germanDatum(berlinDate(am))}`,
              name,
              blattText(blatt, leistungen),
            ]),
            ...ziele.map(zielRow),
            ...nachweise.map(nachweisRow),
          ],
        },
      }
    }
  }
}
