/** The numbers lie in ranges kept free for films. */
import { emptyKontakt } from '@dreiklang/domain/kontakt/kontakt'
import { type ImportRow, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { type Regie, akteurOf } from './director.ts'
import type { Ensemble } from './personen.ts'

const telefon = (phoneNumber: string, label = 'Work', country = 'DE') => ({ country, phoneNumber, label })
const mail = (name: string, label = 'Work') => ({ email: `${name}@kontakt.example`, label })

const all: readonly ImportRow[] = [
  {
    ...emptyKontakt,
    name: 'Ärztlicher Bereitschaftsdienst',
    phoneNumbers: [telefon('116117')],
    notes: 'Nachts und am Wochenende. <b>Lebensgefahr: 112</b>',
    tags: ['Notdienst'],
  },
  { ...emptyKontakt, name: 'Giftnotruf München', phoneNumbers: [telefon('089 99998710')], tags: ['Notdienst'] },
  {
    ...emptyKontakt,
    name: 'Sanitätshaus Isarvital',
    company: 'Isarvital GmbH',
    emails: [mail('isarvital')],
    phoneNumbers: [telefon('089 99998720'), telefon('0171 39200001', 'Mobile')],
    address: 'Lindwurmstraße 80\n80337 München',
    notes: 'Liefert Pflegebetten und Rollatoren am selben Tag, wenn bis 10 Uhr angerufen wird.',
    tags: ['Hilfsmittel'],
  },
  {
    ...emptyKontakt,
    name: 'Nina Hofmann',
    title: 'Wundexpertin ICW',
    company: 'Wundnetz Oberbayern',
    emails: [mail('hofmann')],
    phoneNumbers: [telefon('0171 39200002', 'Mobile')],
    tags: ['Wundversorgung'],
  },
  {
    ...emptyKontakt,
    name: 'Klinikum Westend, Sozialdienst',
    title: 'Entlassmanagement',
    company: 'Klinikum Westend',
    emails: [mail('sozialdienst')],
    phoneNumbers: [telefon('089 99998730')],
    address: 'Ganghoferstraße 12\n80339 München',
    tags: ['Krankenhaus'],
  },
  {
    ...emptyKontakt,
    name: 'Ömer Aydın',
    title: 'Palliativarzt',
    company: 'SAPV-Team München',
    emails: [mail('aydin'), mail('oemer', 'Personal')],
    phoneNumbers: [telefon('0171 39200003', 'Mobile'), telefon('089 99998740')],
    birthday: '1974-11-23',
    tags: ['Notdienst', 'SAPV'],
  },
  {
    ...emptyKontakt,
    name: 'Hausnotruf Alpenland',
    company: 'Alpenland Hausnotruf',
    phoneNumbers: [telefon('0662 9999010', 'Work', 'AT')],
    emails: [mail('hausnotruf')],
    tags: ['Hilfsmittel'],
  },
  // Twice, as it happens: the page of duplicates has something to show.
  {
    ...emptyKontakt,
    name: 'Hofmann, Nina',
    phoneNumbers: [telefon('+49 171 39200002', 'Mobile')],
    address: 'Sendlinger Straße 5\n80331 München',
  },
]

const verwaltungen = ['pflege-admin', 'pflege-admin2', 'apotheke-admin', 'apotheke-admin2', 'arzt-admin', 'arzt-admin2'] as const

export async function fillAdressbuecher(regie: Regie, ensemble: Ensemble): Promise<void> {
  for (const [nr, konto] of verwaltungen.entries()) {
    await regie.call(kontaktContract.import, akteurOf(ensemble, konto), {
      body: { id: `ad000000-0000-4000-8000-00000000000${nr}`, contacts: [...all] },
    })
  }
}
