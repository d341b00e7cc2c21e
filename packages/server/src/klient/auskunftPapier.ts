/** What is notified of a Klient as paper: the same as for machines, in German words. */
import type { KlientAuskunft } from '@dreiklang/domain/klient/auskunft.contract'
import { erzaehlteBesuchsschritte, toldSteps } from '@dreiklang/domain/klient/verlauf.contract'
import type { Mittel } from '@dreiklang/domain/klient/mittel.document'
import { abwesenheitWords, einwilligungWords, wegWords } from '@dreiklang/domain/klient/words'
import { rollen } from '@dreiklang/domain/shared/akteur'
import { berlinDate, isIsoDate } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import type { Block, Papier } from '../papier/bloecke.ts'
import { germanSize, germanTime, germanDatum } from '../papier/deutsch.ts'
import type { AuskunftAbove } from './auskunftParts.ts'
import { akteOnPapier, changeOnPapier } from './akteOnPapier.ts'
import {
  besuchsschrittWord,
  deedWord,
  dokumentWord,
  fieldWord,
  personalWord,
  rolleWord,
  standWord,
  stepWord,
  zweckWord,
} from './auskunftWords.ts'

type Table = Extract<Block, { art: 'tabelle' }>

const tag = (date: string | null): string => (date === null ? '' : germanDatum(date))
const rows = (...parts: (string | null | false)[]): string =>
  parts.filter((text) => text !== null && text !== false && text !== '').join('\n')

/** A part with its heading; what is empty is said, so that nobody looks for a page that is missing. */
function teil(title: string, table: Omit<Table, 'art'>): Block[] {
  return [
    { art: 'ueberschrift', text: title },
    table.zeilen.length === 0 ? { art: 'absatz', text: 'Dazu ist nichts gespeichert.' } : { art: 'tabelle', ...table },
  ]
}

const nachweisOf = (nachweis: KlientAuskunft['einwilligungen'][number]['nachweis']): string | null => {
  if (nachweis === null) return null
  return nachweis.art === 'UNTERSCHRIFT' ? 'Unterschrift auf dem Bildschirm' : `Dokument ${nachweis.name ?? nachweis.dokumentId}`
}

const planLine = (mittel: Mittel): string => `${mittel.arzneimittel}${mittel.staerke === null ? '' : ` ${mittel.staerke}`}`

/** The plan itself stands in the record; here is when it was written anew, and by whom. */
const medikationsplaene = ({ medikationsplaene: all }: KlientAuskunft): Block[] =>
  teil('Fassungen des Medikationsplans', {
    kopf: ['Fassung vom', 'Von', 'Neu', 'Geändert', 'Abgesetzt'],
    breiten: [18, 19, 21, 21, 21],
    zeilen: all.map(({ am, name, aenderungen }) => [
      germanTime(am),
      name,
      rows(...aenderungen.map(({ vorher, nachher }) => (vorher === null && nachher !== null ? planLine(nachher) : null))) || '–',
      rows(...aenderungen.map(({ vorher, nachher }) => (vorher !== null && nachher !== null ? planLine(nachher) : null))) || '–',
      rows(...aenderungen.map(({ vorher, nachher }) => (vorher !== null && nachher === null ? planLine(vorher) : null))) || '–',
    ]),
  })

const einwilligungen = ({ einwilligungen: all }: KlientAuskunft): Block[] =>
  teil('Einwilligungen', {
    kopf: ['Wofür', 'Erteilt', 'Nachweis', 'Widerruf'],
    breiten: [30, 28, 22, 20],
    zeilen: all.map((one) => [
      einwilligungWords[one.art],
      rows(tag(one.erteiltAm), one.durch, one.rolle && rolleWord[one.rolle], one.gueltigBis && `gültig bis ${tag(one.gueltigBis)}`),
      rows(nachweisOf(one.nachweis), one.dokument),
      one.widerrufenAm === null
        ? '–'
        : rows(tag(one.widerrufenAm), one.widerruf?.durch ?? null, one.widerruf?.weg ? wegWords[one.widerruf.weg] : null),
    ]),
  })

const apothekenwahlen = ({ apothekenwahlen: all }: KlientAuskunft): Block[] =>
  teil('Gewählte Apotheke', {
    kopf: ['Apotheke', 'Von', 'Bis', 'Erklärt von', 'Nachweis'],
    breiten: [32, 14, 14, 22, 18],
    zeilen: all.map((choice) => [
      choice.apotheke?.name ?? 'keine gewählt',
      tag(choice.von),
      tag(choice.bis) || '–',
      rows(choice.erklaertVon, choice.form === 'SCHRIFTLICH' ? 'schriftlich' : 'mündlich'),
      nachweisOf(choice.nachweis) ?? '–',
    ]),
  })

const abwesenheiten = ({ abwesenheiten: all }: KlientAuskunft): Block[] =>
  teil('Abwesenheiten', {
    kopf: ['Art', 'Von', 'Bis', 'Ort und Bemerkung'],
    breiten: [22, 14, 18, 46],
    zeilen: all.map(({ art, stand, von, bis, geplantBis, ort, bemerkung }) => [
      rows(abwesenheitWords[art], standWord[stand]),
      tag(von),
      rows(tag(bis) || '–', bis === null && geplantBis !== null && `geplant ${tag(geplantBis)}`),
      rows(ort, bemerkung),
    ]),
  })

const zuteilungen = ({ zuteilungen: all }: KlientAuskunft): Block[] =>
  teil('Wer zugeteilt war und ist', { kopf: ['Tag', 'Wer'], breiten: [20, 80], zeilen: all.map((one) => [tag(one.tag), one.name]) })

const placeWord: Record<KlientAuskunft['dateien'][number]['stehtAn'], string> = {
  klient: 'Akte',
  bestellung: 'Bestellung',
  hausbesuch: 'Hausbesuch',
  chat: 'Chat',
  task: 'Aufgabe',
  card: 'Karte',
  note: 'Notiz',
}

const dateien = ({ dateien: all }: KlientAuskunft): Block[] =>
  teil('Dateien', {
    kopf: ['Datei', 'Liegt an', 'Angehängt', 'Größe'],
    breiten: [40, 18, 26, 16],
    zeilen: all.map(({ name, stehtAn, angehaengtAm, angehaengtVon, groesseBytes }) => [
      name,
      placeWord[stehtAn],
      rows(germanTime(angehaengtAm), angehaengtVon),
      germanSize(groesseBytes),
    ]),
  })

const dokumente = ({ dokumente: all }: KlientAuskunft): Block[] =>
  teil('Dokumente', {
    kopf: ['Dokument', 'Art', 'Abgelegt', 'Datei'],
    breiten: [28, 16, 22, 34],
    zeilen: all.map((dokument) => [
      dokument.name ?? '(gelöscht)',
      dokumentWord[dokument.art],
      rows(germanTime(dokument.erfasstAm), dokument.erfasstVon),
      dokument.geloescht === null
        ? rows(
            `${dokument.mediaType ?? ''}, ${germanSize(dokument.groesseBytes ?? 0)}`,
            dokument.sha256 && `Prüfsumme (SHA-256): ${dokument.sha256}`,
          )
        : `gelöscht am ${germanTime(dokument.geloescht.am)}: ${dokument.geloescht.grund}`,
    ]),
  })

const schonSaid = ['einwilligung', 'abwesenheit', 'dokument']

const changeSchema = z.object({ feld: z.string(), vorher: z.unknown(), nachher: z.unknown() })
const changed = z.object({ aenderungen: z.array(changeSchema), praxen: z.array(z.object({ id: z.string(), name: z.string() })) })

function angabenText(angaben: Readonly<Record<string, unknown>>): string {
  const { success, data } = changed.safeParse(angaben)
  if (success) return data.aenderungen.map((change) => changeOnPapier(change, data.praxen)).join('\n')
  return Object.entries(angaben)
    .flatMap(([name, value]) => {
      if (name === 'felder' && Array.isArray(value))
        return value.map((field: unknown) => fieldWord[String(field)] ?? String(field)).join(', ')
      if (typeof value !== 'string' || schonSaid.includes(name)) return []
      return isIsoDate(value) ? germanDatum(value) : value
    })
    .join(' · ')
}

function geschehen({ art, was, angaben }: KlientAuskunft['verlauf'][number]): string {
  const step = toldSteps.find((one) => one === was)
  const besuchsschritt = erzaehlteBesuchsschritte.find((one) => one === was)
  const word = (words: Readonly<Record<string, string>>, name: string) => words[String(angaben[name])] ?? ''
  switch (art) {
    case 'BESTELLUNG':
      return `Bestellung: ${step === undefined ? was : stepWord[step]}`
    case 'HAUSBESUCH':
      return `Hausbesuch: ${besuchsschritt === undefined ? was : besuchsschrittWord[besuchsschritt]}`
    case 'EINWILLIGUNG':
      return `Einwilligung ${word(einwilligungWords, 'einwilligung')}: ${was}`
    case 'APOTHEKENWAHL':
      return was === 'beendet' ? 'Wahl der Apotheke beendet' : 'Apotheke gewählt'
    case 'ABWESENHEIT':
      return `Abwesenheit ${word(abwesenheitWords, 'abwesenheit')}: ${was === 'zurueck' ? 'zurück' : was}`
    case 'DOKUMENT':
      return `Dokument ${word(dokumentWord, 'dokument')}: ${was === 'geloescht' ? 'gelöscht' : was}`
    case 'AKTE':
      return was === 'klient.create' ? 'Akte angelegt' : 'Akte geändert'
  }
}

const verlauf = ({ verlauf: all }: KlientAuskunft): Block[] =>
  teil('Verlauf', {
    kopf: ['Wann', 'Was', 'Näheres', 'Wer'],
    breiten: [20, 28, 30, 22],
    zeilen: all.map((entry) => [
      germanTime(entry.am),
      geschehen(entry),
      angabenText(entry.angaben),
      rows(entry.person ?? 'automatisch', entry.organisation),
    ]),
  })

/** On paper one line for each person and kind of action; by hours it stands in the file for machines. */
function einsicht({ einsicht: all }: KlientAuskunft): Block[] {
  const groups = new Map<string, (typeof all)[number]>()
  for (const row of all) {
    const key = JSON.stringify([row.person, row.organisation, row.art])
    const previous = groups.get(key)
    groups.set(key, previous === undefined ? row : { ...previous, von: row.von, anzahl: previous.anzahl + row.anzahl })
  }
  return teil('Wer hat die Daten gesehen', {
    kopf: ['Wer', 'Was', 'Wie oft', 'Zuerst', 'Zuletzt'],
    breiten: [38, 14, 10, 19, 19],
    zeilen: [...groups.values()].map(({ person, rolle, organisation, art, anzahl, von, bis }) => {
      const known = rollen.find((one) => one === rolle)
      const who = rows(
        person ?? (rolle === null && organisation === null ? 'automatisch' : 'ehemalige Person'),
        known ? personalWord[known] : null,
        organisation,
      )
      return [who, deedWord[art], String(anzahl), germanTime(von), germanTime(bis)]
    }),
  })
}

function kopf({ erstelltAm, erstelltVon, zweck, haus, sperre, aufbewahrungBis, zugang }: KlientAuskunft): Block {
  return {
    art: 'angaben',
    zeilen: [
      ['Verantwortlich', rows(haus.name, haus.anschrift, haus.telefon, haus.email)],
      ['Erstellt', `${germanTime(erstelltAm)}, ${erstelltVon}`],
      ['Zweck', zweckWord[zweck]],
      ['Aufbewahrung', aufbewahrungBis === null ? 'solange die Versorgung läuft, danach zehn Jahre' : `bis ${tag(aufbewahrungBis)}`],
      ...(sperre === null ? [] : [['Verarbeitung eingeschränkt', `seit ${germanTime(sperre.am)}: ${sperre.grund}`] as const]),
      ['Zugang zur Wohnung', zugang === null ? 'nichts hinterlegt' : 'hinterlegt; aus Gründen der Sicherheit nicht auf diesem Papier'],
    ],
  }
}

export function auskunftPapier(auskunft: KlientAuskunft, oben: Record<keyof AuskunftAbove, Table>): Papier {
  const { person } = auskunft.akte
  return {
    titel: `Auskunft über die Daten von ${person.vorname} ${person.nachname}`,
    haus: auskunft.haus.name,
    datum: germanDatum(berlinDate(auskunft.erstelltAm)),
    am: auskunft.erstelltAm,
    sprache: 'de',
    bloecke: [
      {
        art: 'absatz',
        text: 'Auskunft und Kopie nach Art. 15 und 20 DSGVO: Akte, Einwilligungen, Dokumente, Bestellungen, Hausbesuche mit ihrer Planung und Dokumentation, das Übergabebuch, Anliegen und wer die Daten gesehen hat.',
      },
      kopf(auskunft),
      ...akteOnPapier(auskunft.akte),
      ...medikationsplaene(auskunft),
      ...zuteilungen(auskunft),
      ...einwilligungen(auskunft),
      ...apothekenwahlen(auskunft),
      ...abwesenheiten(auskunft),
      ...dokumente(auskunft),
      ...dateien(auskunft),
      ...teil('Bestellungen', oben.bestellungen),
      ...teil('Hausbesuche', oben.hausbesuche),
      ...teil('Serien von Hausbesuchen', oben.serien),
      ...teil('Dokumentation der Hausbesuche', oben.dokumentation),
      ...teil('Übergabebuch', oben.uebergaben),
      ...teil('Anliegen', oben.anliegen),
      ...verlauf(auskunft),
      ...einsicht(auskunft),
    ],
  }
}
