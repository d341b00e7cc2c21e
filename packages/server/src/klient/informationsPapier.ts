/** What a Klient is told about his data when care begins (Art. 13 DSGVO), in words that one can read at the kitchen table. */
import { einwilligungWords } from '@dreiklang/domain/klient/words'
import { anspruchsfristYears, aufbewahrungsfristen } from '@dreiklang/domain/klient/aufbewahrung'
import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import { type AbschnittStand, contentOf } from '@dreiklang/domain/organisation/abschnitte.contract'
import type { OwnAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import type { bundeslaender } from '@dreiklang/domain/shared/feiertage'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { germanDatum } from '../papier/deutsch.ts'
import type { Angabe, Papier } from '../papier/bloecke.ts'

/** To whom one complains about a private or non-profit nursing service (Art. 77 DSGVO, § 40 BDSG). */
const aufsicht: Record<(typeof bundeslaender)[number], string> = {
  BW: 'Landesbeauftragter für den Datenschutz und die Informationsfreiheit Baden-Württemberg',
  BY: 'Bayerisches Landesamt für Datenschutzaufsicht',
  BE: 'Berliner Beauftragte für Datenschutz und Informationsfreiheit',
  BB: 'Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg',
  HB: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Bremen',
  HH: 'Hamburgischer Beauftragter für Datenschutz und Informationsfreiheit',
  HE: 'Hessischer Beauftragter für Datenschutz und Informationsfreiheit',
  MV: 'Landesbeauftragter für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern',
  NI: 'Landesbeauftragter für den Datenschutz Niedersachsen',
  NW: 'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen',
  RP: 'Landesbeauftragter für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
  SL: 'Unabhängiges Datenschutzzentrum Saarland',
  SN: 'Sächsische Datenschutz- und Transparenzbeauftragte',
  ST: 'Landesbeauftragte für den Datenschutz Sachsen-Anhalt',
  SH: 'Unabhängiges Landeszentrum für Datenschutz Schleswig-Holstein',
  TH: 'Thüringer Landesbeauftragter für den Datenschutz und die Informationsfreiheit',
}

export interface Informationsquelle {
  haus: OwnAngaben
  abschnitte: readonly AbschnittStand[]
  klient: Pick<KlientAnswer, 'vorname' | 'nachname' | 'hausarzt' | 'apothekenwahl' | 'einwilligungen'>
  am: string
}

function verantwortliche({ haus, abschnitte }: Informationsquelle): Angabe[] {
  const { strasse, hausnummer, plz, ort } = haus.adresse
  const intern = contentOf(abschnitte, 'INTERNES')
  const vertretung = contentOf(abschnitte, 'PFLICHTANGABEN')?.vertretungsberechtigt ?? null
  const wege = [haus.telefon && `Telefon ${haus.telefon}`, haus.email].filter((weg) => weg !== null && weg !== '')
  const beauftragte = [intern?.datenschutzbeauftragter, intern?.datenschutzTelefon, intern?.datenschutzEmail].filter(
    (part) => part !== null && part !== undefined,
  )
  return [
    ['Verantwortlich', [haus.name, `${strasse} ${hausnummer}, ${plz} ${ort}`, ...wege].join('\n')],
    ...(vertretung === null ? [] : [['Vertreten durch', vertretung] as const]),
    ['Für den Datenschutz', beauftragte.length === 0 ? 'Bitte wenden Sie sich an die Pflegedienstleitung.' : beauftragte.join('\n')],
  ]
}

function empfaenger({ hausarzt, apothekenwahl }: Informationsquelle['klient']): string[] {
  return [
    apothekenwahl === null
      ? 'die Apotheke, die Sie selbst wählen: was sie für Ihre Bestellungen braucht. Zurzeit haben Sie keine gewählt.'
      : `${apothekenwahl.name}, die Apotheke Ihrer Wahl: was sie für Ihre Bestellungen braucht`,
    hausarzt === null
      ? 'Ihre Arztpraxen: was sie für Rezepte und Verordnungen brauchen'
      : `${hausarzt.name} und weitere Praxen, die Sie behandeln: was sie für Rezepte und Verordnungen brauchen`,
    'Kranken- und Pflegekasse und der Medizinische Dienst: was das Gesetz für Abrechnung und Prüfung verlangt (§§ 302 SGB V, 105 und 114 SGB XI)',
    'der Betreiber von Dreiklang, der die Daten nur in unserem Auftrag speichert (Art. 28 DSGVO) und Ihre Akte nicht liest',
  ]
}

const rechte = [
  'Auskunft und eine Kopie Ihrer Daten, auch für einen anderen Pflegedienst (Art. 15 und 20 DSGVO)',
  'Berichtigung, wenn etwas nicht stimmt (Art. 16)',
  'Löschung oder Einschränkung, wenn wir die Daten nicht mehr brauchen und nicht aufbewahren müssen (Art. 17 und 18)',
  'Widerspruch, wenn wir uns auf berechtigte Interessen stützen (Art. 21)',
  'Widerruf jeder Einwilligung für die Zukunft, ohne Nachteil für Sie',
]

export function informationsPapier(source: Informationsquelle): Papier {
  const { haus, abschnitte, klient, am } = source
  const land = contentOf(abschnitte, 'OEFFNUNG')?.bundesland ?? null
  const gelten = klient.einwilligungen.filter(({ gilt }) => gilt).map(({ art }) => einwilligungWords[art])
  const years = aufbewahrungsfristen.PFLEGEDOKUMENTATION.jahre
  return {
    titel: 'Was mit Ihren Daten geschieht',
    haus: haus.name,
    datum: germanDatum(berlinDate(am)),
    am,
    sprache: 'de',
    bloecke: [
      {
        art: 'absatz',
        text: `Für ${klient.vorname} ${klient.nachname}. Diese Information gehört zu Ihrer Versorgung (Art. 13 DSGVO); bitte heben Sie sie auf.`,
      },
      { art: 'angaben', zeilen: verantwortliche(source) },
      { art: 'ueberschrift', text: 'Wofür wir Ihre Daten brauchen' },
      {
        art: 'punkte',
        texte: [
          'um Sie zu pflegen und das zu dokumentieren (Art. 6 Abs. 1 b und c, Art. 9 Abs. 2 h DSGVO, § 22 BDSG)',
          'um Arzneimittel und Hilfsmittel für Sie zu bestellen und Rezepte zu besorgen',
          'um mit Kranken- und Pflegekasse abzurechnen',
          `nur mit Ihrer Einwilligung: ${gelten.length === 0 ? 'zurzeit nichts weiter' : [...new Set(gelten)].join(', ')}`,
        ],
      },
      { art: 'absatz', text: 'Ohne diese Angaben können wir Sie nicht sicher versorgen. Ein Computer entscheidet nichts über Sie.' },
      { art: 'ueberschrift', text: 'Wer Daten von uns bekommt' },
      { art: 'punkte', texte: empfaenger(klient) },
      {
        art: 'absatz',
        text: 'Alle, die mit Ihren Daten arbeiten, sind zur Verschwiegenheit verpflichtet. Weitere Dienstleister darf der Betreiber nur in der EU einsetzen.',
      },
      { art: 'ueberschrift', text: 'Wie lange wir sie aufheben' },
      {
        art: 'absatz',
        text: `Die Pflegedokumentation ${years} Jahre nach dem Ende der Versorgung, Einwilligungen ${aufbewahrungsfristen.EINWILLIGUNGEN.jahre} Jahre nach dem Ende des Jahres, in dem sie zuletzt gebraucht wurden; länger nur, wenn um Ansprüche gestritten wird (höchstens ${anspruchsfristYears} Jahre). Danach werden sie gelöscht.`,
      },
      { art: 'ueberschrift', text: 'Ihre Rechte' },
      { art: 'punkte', texte: rechte },
      {
        art: 'absatz',
        text: `Jeder Blick in Ihre Akte wird aufgeschrieben. Fragen Sie uns, wer sie gesehen hat. Beschweren können Sie sich bei uns und bei der Aufsicht: ${land === null ? 'der Datenschutzbehörde des Bundeslandes, in dem wir sitzen' : aufsicht[land]}.`,
      },
    ],
  }
}
