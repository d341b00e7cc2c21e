/** All that the caller's organisation has written down at visits of one Klient, and the ranges of his doctors: for machines, and as rows of a paper. */
import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { blattWorte as w } from '@dreiklang/domain/dokumentation/blattWorte'
import { befundWorte } from '@dreiklang/domain/dokumentation/dokumentation'
import type { ZielbereichAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { vitalTabelle } from '@dreiklang/domain/dokumentation/vitalwerte'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { AuskunftQuellen } from '../klient/auskunft.usecases.ts'
import { deutscheZeit, deutschesDatum } from '../papier/deutsch.ts'
import type { Ports } from '../ports.ts'
import { ladeAlleBlaetter } from './blatt.repository.ts'
import { createBlattSiegel } from './blattSiegel.ts'
import { createMesswerte } from './messwerte.ts'
import { ladeZiele } from './messwerte.repository.ts'

type Befund = keyof typeof befundWorte
const befundFelder = Object.keys(befundWorte) as Befund[]
const zahl = (wert: number | null): string => (wert === null ? '–' : String(wert).replace('.', ','))
const wenn = (name: string, wert: string | null): string[] => (wert === null ? [] : [`${name}: ${wert}`])
const verbunden = (...teile: (string | null)[]): string => teile.filter((teil) => teil !== null && teil !== '').join(' · ')
const einheiten: Record<string, string> = { 'mm[Hg]': 'mmHg', Cel: '°C', '{score}': '/ 10' }

const vitalZeile = ({ art, wert, wert2, am, ort, geraet, bemerkung }: Blatt['vitalwerte'][number]): string => {
  const zahlen = wert2 === null ? zahl(wert) : `${zahl(wert)}/${zahl(wert2)}`
  const { einheit } = vitalTabelle[art]
  return verbunden(`${w.vital[art]}: ${zahlen} ${einheiten[einheit] ?? einheit}`, deutscheZeit(am), ort, geraet, bemerkung)
}

function wundZeile({ stelle, art, laenge, breite, tiefe, infektionszeichen, verband, grund, ...worte }: Blatt['wunden'][number]): string {
  const felder = (['grad', 'exsudat', 'rand', 'geruch'] as const).flatMap((feld) => {
    const wort = worte[feld]
    return wort === null ? [] : [`${w.wundFeld[feld]} ${w.wundWort[wort]}`]
  })
  const teile = Object.entries(grund ?? {}).map(([teil, prozent]) => `${teil} ${prozent} %`)
  const mass = [laenge, breite, tiefe].some((cm) => cm !== null) ? `${[laenge, breite, tiefe].map(zahl).join(' × ')} cm` : null
  const zeichen = infektionszeichen.map((eines) => w.infektion[eines])
  return `Wunde: ${verbunden(w.stelle[stelle], w.wundWort[art], mass, ...felder, ...teile, ...zeichen, verband, worte.fotos.length === 0 ? null : `Fotos: ${worte.fotos.length}`)}`
}

function befundZeilen({ befunde }: Blatt): string[] {
  const { trinkmengeMl, sturz, text } = befunde
  return [
    ...befundFelder.flatMap((feld) => {
      const wort = befunde[feld]
      return wort === null ? [] : [`${w.befund[feld]}: ${w.befundWort[wort]}`]
    }),
    ...wenn('Trinkmenge', trinkmengeMl === null ? null : `${trinkmengeMl} ml`),
    ...wenn('Sturz', sturz),
    ...wenn('Weitere Befunde', text),
  ]
}

function blattText(blatt: Blatt, leistungen: readonly string[]): string {
  const { medikation, wiedervorlage } = blatt
  const erbracht = (ja: boolean | null) => (ja === true ? 'erbracht' : 'nicht erbracht')
  return [
    ...blatt.leistungen.map((eine, i) => `${leistungen[i] ?? 'Leistung'}: ${verbunden(erbracht(eine.erbracht), eine.grund)}`),
    ...blatt.zusaetzliche.map(({ bezeichnung }) => `${bezeichnung}: zusätzlich erbracht`),
    ...blatt.vitalwerte.map(vitalZeile),
    ...befundZeilen(blatt),
    ...blatt.wunden.map(wundZeile),
    ...wenn('Medikamente gestellt bis', medikation.gestelltBis && deutschesDatum(medikation.gestelltBis)),
    ...medikation.gaben.map(({ bezeichnung, stand, abweichung, rest }) =>
      verbunden(`${bezeichnung}: ${w.gabe[stand]}`, abweichung, rest === null ? null : `Rest ${rest}`),
    ),
    ...blatt.anordnungen.map(({ arzt, weg, am, wortlaut }) => `Anordnung: ${verbunden(arzt, w.weg[weg], deutscheZeit(am), wortlaut)}`),
    ...wenn('Maßnahmen', blatt.massnahmen),
    ...wenn('Ergebnis', blatt.ergebnis),
    ...wenn('Wiedervorlage', wiedervorlage && deutschesDatum(wiedervorlage)),
    ...blatt.folgen.map(({ art, text }) => `${w.folge[art]}: ${text}`),
  ].join('\n')
}

function zielZeile({ art, von, bis, von2, bis2, gueltigAb, gueltigBis, person }: ZielbereichAntwort): string[] {
  const paar = vitalTabelle[art].zweite === null ? '' : ` / ${zahl(von2)} bis ${zahl(bis2)}`
  const tage = `ab ${deutschesDatum(gueltigAb)}${gueltigBis === null ? '' : ` bis ${deutschesDatum(gueltigBis)}`}`
  return ['Zielbereich', person, `${w.vital[art]}: ${zahl(von)} bis ${zahl(bis)}${paar}\n${tage}`]
}

export function createDokumentationFuerAuskunft(ports: Ports): AuskunftQuellen['dokumentation'] {
  const siegel = createBlattSiegel(ports)
  const messwerte = createMesswerte(ports)
  return async (tx, akteur, { klientId }) => {
    const organisationId = eigeneOrganisation(akteur)
    const rows = await ladeAlleBlaetter(tx, organisationId, klientId)
    const zielRows = await ladeZiele(tx, organisationId, klientId)
    return async () => {
      const blaetter = await siegel.oeffne(rows)
      const ziele = await messwerte.oeffneZiele(zielRows)
      const offene = rows.flatMap(({ inhalt: _inhalt, ...row }, i) => {
        const blatt = blaetter[i] ?? null
        return blatt === null ? [] : [{ ...row, blatt }]
      })
      return {
        daten: [...offene, ...ziele.map((zielbereich) => ({ zielbereich }))],
        tabelle: {
          art: 'tabelle',
          kopf: ['Hausbesuch', 'Wer', 'Was'],
          breiten: [20, 20, 60],
          zeilen: [
            ...offene.map(({ nummer, am, name, blatt, leistungen }) => [
              `${nummer}\n${deutschesDatum(berlinDatum(am))}`,
              name,
              blattText(blatt, leistungen),
            ]),
            ...ziele.map(zielZeile),
          ],
        },
      }
    }
  }
}
