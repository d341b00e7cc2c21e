/** What is notified of a Klient as paper: the same as for machines, in German words. */
import type { KlientAuskunft } from '@dreiklang/domain/klient/auskunft.contract'
import { erzaehlteBesuchsschritte, erzaehlteSchritte } from '@dreiklang/domain/klient/verlauf.contract'
import { rollen } from '@dreiklang/domain/shared/akteur'
import { berlinDatum, istDatum } from '@dreiklang/domain/shared/zeit'
import { deutscheGroesse, deutscheZeit, deutschesDatum } from '../papier/deutsch.ts'
import type { Block, Papier } from '../papier/bloecke.ts'
import { akteAufPapier } from './akteAufPapier.ts'
import {
  abwesenheitWort,
  dokumentWort,
  einwilligungWort,
  feldWort,
  personalWort,
  rolleWort,
  besuchsschrittWort,
  schrittWort,
  standWort,
  tatWort,
  wegWort,
  zweckWort,
} from './auskunftWorte.ts'

type Tabelle = Extract<Block, { art: 'tabelle' }>

const tag = (datum: string | null): string => (datum === null ? '' : deutschesDatum(datum))
const zeilen = (...teile: (string | null | false)[]): string =>
  teile.filter((text) => text !== null && text !== false && text !== '').join('\n')

/** A part with its heading; what is empty is said, so that nobody looks for a page that is missing. */
function teil(titel: string, tabelle: Omit<Tabelle, 'art'>): Block[] {
  return [
    { art: 'ueberschrift', text: titel },
    tabelle.zeilen.length === 0 ? { art: 'absatz', text: 'Dazu ist nichts gespeichert.' } : { art: 'tabelle', ...tabelle },
  ]
}

const nachweisVon = (nachweis: KlientAuskunft['einwilligungen'][number]['nachweis']): string | null => {
  if (nachweis === null) return null
  return nachweis.art === 'UNTERSCHRIFT' ? 'Unterschrift auf dem Bildschirm' : `Dokument ${nachweis.name ?? nachweis.dokumentId}`
}

const einwilligungen = ({ einwilligungen: alle }: KlientAuskunft): Block[] =>
  teil('Einwilligungen', {
    kopf: ['Wofür', 'Erteilt', 'Nachweis', 'Widerruf'],
    breiten: [30, 28, 22, 20],
    zeilen: alle.map((eine) => [
      einwilligungWort[eine.art],
      zeilen(tag(eine.erteiltAm), eine.durch, eine.rolle && rolleWort[eine.rolle], eine.gueltigBis && `gültig bis ${tag(eine.gueltigBis)}`),
      zeilen(nachweisVon(eine.nachweis), eine.dokument),
      eine.widerrufenAm === null
        ? '–'
        : zeilen(tag(eine.widerrufenAm), eine.widerruf?.durch ?? null, eine.widerruf?.weg ? wegWort[eine.widerruf.weg] : null),
    ]),
  })

const apothekenwahlen = ({ apothekenwahlen: alle }: KlientAuskunft): Block[] =>
  teil('Gewählte Apotheke', {
    kopf: ['Apotheke', 'Von', 'Bis', 'Erklärt von', 'Nachweis'],
    breiten: [32, 14, 14, 22, 18],
    zeilen: alle.map((wahl) => [
      wahl.apotheke?.name ?? 'keine gewählt',
      tag(wahl.von),
      tag(wahl.bis) || '–',
      zeilen(wahl.erklaertVon, wahl.form === 'SCHRIFTLICH' ? 'schriftlich' : 'mündlich'),
      nachweisVon(wahl.nachweis) ?? '–',
    ]),
  })

const abwesenheiten = ({ abwesenheiten: alle }: KlientAuskunft): Block[] =>
  teil('Abwesenheiten', {
    kopf: ['Art', 'Von', 'Bis', 'Ort und Bemerkung'],
    breiten: [22, 14, 18, 46],
    zeilen: alle.map(({ art, stand, von, bis, geplantBis, ort, bemerkung }) => [
      zeilen(abwesenheitWort[art], standWort[stand]),
      tag(von),
      zeilen(tag(bis) || '–', bis === null && geplantBis !== null && `geplant ${tag(geplantBis)}`),
      zeilen(ort, bemerkung),
    ]),
  })

const zuteilungen = ({ zuteilungen: alle }: KlientAuskunft): Block[] =>
  teil('Wer zugeteilt war und ist', { kopf: ['Tag', 'Wer'], breiten: [20, 80], zeilen: alle.map((eine) => [tag(eine.tag), eine.name]) })

const dokumente = ({ dokumente: alle }: KlientAuskunft): Block[] =>
  teil('Dokumente', {
    kopf: ['Dokument', 'Art', 'Abgelegt', 'Datei'],
    breiten: [28, 16, 22, 34],
    zeilen: alle.map((dokument) => [
      dokument.name ?? '(gelöscht)',
      dokumentWort[dokument.art],
      zeilen(deutscheZeit(dokument.erfasstAm), dokument.erfasstVon),
      dokument.geloescht === null
        ? zeilen(
            `${dokument.mediaType ?? ''}, ${deutscheGroesse(dokument.groesseBytes ?? 0)}`,
            dokument.sha256 && `Prüfsumme (SHA-256): ${dokument.sha256}`,
          )
        : `gelöscht am ${deutscheZeit(dokument.geloescht.am)}: ${dokument.geloescht.grund}`,
    ]),
  })

const schonGesagt = ['einwilligung', 'abwesenheit', 'dokument']

/** Names of fields are words of ours; all else that an entry holds is told as it is. */
function angabenText(angaben: Readonly<Record<string, unknown>>): string {
  return Object.entries(angaben)
    .flatMap(([name, wert]) => {
      if (name === 'felder' && Array.isArray(wert)) return wert.map((feld: unknown) => feldWort[String(feld)] ?? String(feld)).join(', ')
      if (typeof wert !== 'string' || schonGesagt.includes(name)) return []
      return istDatum(wert) ? deutschesDatum(wert) : wert
    })
    .join(' · ')
}

function geschehen({ art, was, angaben }: KlientAuskunft['verlauf'][number]): string {
  const schritt = erzaehlteSchritte.find((einer) => einer === was)
  const besuchsschritt = erzaehlteBesuchsschritte.find((einer) => einer === was)
  const wort = (worte: Readonly<Record<string, string>>, name: string) => worte[String(angaben[name])] ?? ''
  switch (art) {
    case 'BESTELLUNG':
      return `Bestellung: ${schritt === undefined ? was : schrittWort[schritt]}`
    case 'HAUSBESUCH':
      return `Hausbesuch: ${besuchsschritt === undefined ? was : besuchsschrittWort[besuchsschritt]}`
    case 'EINWILLIGUNG':
      return `Einwilligung ${wort(einwilligungWort, 'einwilligung')}: ${was}`
    case 'APOTHEKENWAHL':
      return was === 'beendet' ? 'Wahl der Apotheke beendet' : 'Apotheke gewählt'
    case 'ABWESENHEIT':
      return `Abwesenheit ${wort(abwesenheitWort, 'abwesenheit')}: ${was === 'zurueck' ? 'zurück' : was}`
    case 'DOKUMENT':
      return `Dokument ${wort(dokumentWort, 'dokument')}: ${was === 'geloescht' ? 'gelöscht' : was}`
    case 'AKTE':
      return was === 'klient.create' ? 'Akte angelegt' : 'Akte geändert'
  }
}

const verlauf = ({ verlauf: alle }: KlientAuskunft): Block[] =>
  teil('Verlauf', {
    kopf: ['Wann', 'Was', 'Näheres', 'Wer'],
    breiten: [20, 28, 30, 22],
    zeilen: alle.map((eintrag) => [
      deutscheZeit(eintrag.am),
      geschehen(eintrag),
      angabenText(eintrag.angaben),
      zeilen(eintrag.person ?? 'automatisch', eintrag.organisation),
    ]),
  })

/** On paper one line for each person and kind of action; by hours it stands in the file for machines. */
function einsicht({ einsicht: alle }: KlientAuskunft): Block[] {
  const gruppen = new Map<string, (typeof alle)[number]>()
  for (const zeile of alle) {
    const schluessel = JSON.stringify([zeile.person, zeile.organisation, zeile.art])
    const bisher = gruppen.get(schluessel)
    gruppen.set(schluessel, bisher === undefined ? zeile : { ...bisher, von: zeile.von, anzahl: bisher.anzahl + zeile.anzahl })
  }
  return teil('Wer hat die Daten gesehen', {
    kopf: ['Wer', 'Was', 'Wie oft', 'Zuerst', 'Zuletzt'],
    breiten: [38, 14, 10, 19, 19],
    zeilen: [...gruppen.values()].map(({ person, rolle, organisation, art, anzahl, von, bis }) => {
      const bekannt = rollen.find((eine) => eine === rolle)
      const wer = zeilen(
        person ?? (rolle === null && organisation === null ? 'automatisch' : 'ehemalige Person'),
        bekannt ? personalWort[bekannt] : null,
        organisation,
      )
      return [wer, tatWort[art], String(anzahl), deutscheZeit(von), deutscheZeit(bis)]
    }),
  })
}

function kopf({ erstelltAm, erstelltVon, zweck, haus, sperre, aufbewahrungBis, zugang }: KlientAuskunft): Block {
  return {
    art: 'angaben',
    zeilen: [
      ['Verantwortlich', zeilen(haus.name, haus.anschrift, haus.telefon, haus.email)],
      ['Erstellt', `${deutscheZeit(erstelltAm)}, ${erstelltVon}`],
      ['Zweck', zweckWort[zweck]],
      ['Aufbewahrung', aufbewahrungBis === null ? 'solange die Versorgung läuft, danach zehn Jahre' : `bis ${tag(aufbewahrungBis)}`],
      ...(sperre === null ? [] : [['Verarbeitung eingeschränkt', `seit ${deutscheZeit(sperre.am)}: ${sperre.grund}`] as const]),
      ['Zugang zur Wohnung', zugang === null ? 'nichts hinterlegt' : 'hinterlegt; aus Gründen der Sicherheit nicht auf diesem Papier'],
    ],
  }
}

/** @param oben as the rooms above tell theirs */
export function auskunftPapier(auskunft: KlientAuskunft, oben: Record<'bestellungen' | 'dokumentation', Tabelle>): Papier {
  const { person } = auskunft.akte
  return {
    titel: `Auskunft über die Daten von ${person.vorname} ${person.nachname}`,
    haus: auskunft.haus.name,
    datum: deutschesDatum(berlinDatum(auskunft.erstelltAm)),
    am: auskunft.erstelltAm,
    sprache: 'de',
    bloecke: [
      {
        art: 'absatz',
        text: 'Auskunft und Kopie nach Art. 15 und 20 DSGVO. Sie enthält alles, was der Pflegedienst in Dreiklang über die Person gespeichert hat.',
      },
      kopf(auskunft),
      ...akteAufPapier(auskunft.akte),
      ...zuteilungen(auskunft),
      ...einwilligungen(auskunft),
      ...apothekenwahlen(auskunft),
      ...abwesenheiten(auskunft),
      ...dokumente(auskunft),
      ...teil('Bestellungen', oben.bestellungen),
      ...teil('Dokumentation der Hausbesuche', oben.dokumentation),
      ...verlauf(auskunft),
      ...einsicht(auskunft),
    ],
  }
}
