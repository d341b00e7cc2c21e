import { describe, expect, it } from 'vitest'
import { interpretKopf, kontaktFromCsv } from './csv.ts'
import type { Kontakt } from './kontakt.contract.ts'
import { notizFromText, textFromNotiz } from './kontakt.ts'
import { checkRoh } from './roh.ts'
import { asVcard } from './vcard.ts'
import { readVcards } from './readVcard.ts'

const kontakt: Kontakt = {
  id: '11111111-1111-4111-8111-111111111111',
  avatar: null,
  background: null,
  name: 'Dr. Jörg Öztürk; der Ältere, mit Komma\\Strich',
  emails: [
    { email: 'joerg@praxis.example', label: 'Work' },
    { email: 'j@privat.example', label: 'Personal' },
  ],
  phoneNumbers: [
    { country: 'DE', phoneNumber: '0171 1234567', label: 'Mobile' },
    { country: 'AT', phoneNumber: '01 5123456', label: 'Notdienst; nachts' },
  ],
  title: 'Internist',
  company: 'Praxis "am Markt"; MVZ',
  birthday: '1960-02-29T12:00:00.000Z',
  address: 'Marktplatz 1\n80331 München',
  notes: 'Zeile 1<br />Zeile 2 &amp; <b>mehr</b>, als in eine einzige Zeile einer Karte paßt, weil sie länger als 75 Bytes ist – äöü',
  tags: ['22222222-2222-4222-8222-222222222222'],
  version: 1,
}
const titel = new Map([['22222222-2222-4222-8222-222222222222', 'Ärzte, nah']])
const seen = {
  uid: `urn:uuid:${kontakt.id}`,
  name: kontakt.name,
  emails: kontakt.emails,
  phoneNumbers: [
    { country: 'DE', phoneNumber: '+491711234567', label: 'Mobile' },
    { country: 'AT', phoneNumber: '+4315123456', label: 'Notdienst; nachts' },
  ],
  title: 'Internist',
  company: 'Praxis "am Markt"; MVZ',
  birthday: '1960-02-29',
  address: 'Marktplatz 1\n80331 München',
  notes: notizFromText(textFromNotiz(kontakt.notes ?? '')),
  tags: ['Ärzte, nah'],
}
const card = (...rows: string[]) => readVcards(['BEGIN:VCARD', ...rows, 'END:VCARD', ''].join('\r\n'))[0]

describe('a vCard', () => {
  it.each(['3.0', '4.0'] as const)('of version %s holds everything that is known, and is read back', (version) => {
    const text = asVcard([kontakt, kontakt], { version, titel })
    expect(text).toContain(`VERSION:${version}\r\n`)
    expect(readVcards(text)).toEqual([seen, seen])
  })

  it('has no line of more than 75 bytes and no letter torn in two', () => {
    const rows = asVcard([kontakt], { version: '4.0', titel }).split('\r\n')
    expect(Math.max(...rows.map((row) => Buffer.byteLength(row)))).toBeLessThanOrEqual(75)
    expect(rows.join('')).not.toContain('\uFFFD')
  })

  it('of an old telephone is read: quoted-printable, soft breaks, types without a name', () => {
    expect(
      card(
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;Eva=',
        '-Maria;;Dr.;',
        'TEL;CELL;PREF:+49 171 1234567',
        'NOTE;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Gr=FC=DFe=0D=0Azwei',
      ),
    ).toMatchObject({
      name: 'Dr. Eva-Maria Müller',
      phoneNumbers: [{ country: 'DE', phoneNumber: '+49 171 1234567', label: 'Mobile' }],
      notes: 'Grüße<br />zwei',
    })
  })

  it('of Apple is read: groups with labels of their own, folded lines, a structured address', () => {
    expect(
      card(
        'VERSION:3.0',
        'FN:Eva',
        'item1.TEL;type=pref:089 12',
        ' 3456',
        'item1.X-ABLabel:_$!<Work>!$_',
        'item2.EMAIL;type=INTERNET;type=HOME:eva@example.org',
        'ADR;TYPE=HOME:;;Hauptstr. 1;München;;80331;Deutschland',
        'BDAY:19800501',
      ),
    ).toMatchObject({
      phoneNumbers: [{ phoneNumber: '089 123456', label: 'Work' }],
      emails: [{ email: 'eva@example.org', label: 'Personal' }],
      address: 'Hauptstr. 1\n80331 München\nDeutschland',
      birthday: '1980-05-01',
    })
  })

  it('with quotes and colons in its parameters and with a uri as number is read', () => {
    expect(card('FN:X', 'TEL;VALUE=uri;TYPE="voice,work";X-A="a:b;c":tel:+4989123456')?.phoneNumbers).toEqual([
      { country: 'DE', phoneNumber: '+4989123456', label: 'Work' },
    ])
  })

  it('takes a company for the name when there is no person, and what is no card for nothing', () => {
    expect(card('FN:', 'N:;;;;', 'ORG:Sanitätshaus;Filiale 2')?.name).toBe('Sanitätshaus, Filiale 2')
    expect(readVcards('Guten Tag\nTEL:1')).toEqual([])
  })

  it('without an end is named as such, and the one after it is read', () => {
    const [torn, whole] = readVcards('BEGIN:VCARD\nFN:Ohne Ende\nBEGIN:VCARD\nFN:Ganz\nEND:VCARD').map(checkRoh)
    expect(torn).toEqual({ gut: false, fehler: [{ path: 'name', code: 'karte_ohne_ende' }] })
    expect(whole).toMatchObject({ gut: true, warnungen: [] })
  })

  it('with a birthday or an address that cannot be is kept without it, and the field is named', () => {
    const kept = readVcards('BEGIN:VCARD\nFN:Eva\nBDAY:1960-02-31\nEMAIL:keine\nEMAIL:eva@praxis.example\nEND:VCARD').map(checkRoh)[0]
    expect(kept).toMatchObject({ gut: true, zeile: { name: 'Eva', birthday: null, emails: [{ email: 'eva@praxis.example' }] } })
    expect(kept?.gut ? kept.warnungen.map(({ path }) => path) : []).toEqual(['emails.0.email', 'birthday'])
  })

  it('never becomes markup: words that look like HTML stay words', () => {
    expect(card('FN:X', 'NOTE:<script>alert(1)</script>')?.notes).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

describe('a table', () => {
  it('gives up the apostrophe before what would be run as a formula', () => {
    const values = ["'=cmd()", "'+49 89 1", "'s Gravenhage"]
    expect(kontaktFromCsv(values, ['name', 'phone', 'company'])).toMatchObject({
      name: '=cmd()',
      phoneNumbers: [{ phoneNumber: '+49 89 1' }],
      company: "'s Gravenhage",
    })
  })

  it('of another program is understood by its headings, in German and English', () => {
    expect(interpretKopf(['First Name', 'Last Name', 'E-mail Address', 'Mobile Phone', 'Company', 'Birthday', 'Unbekannt'])).toEqual([
      'vorname',
      'nachname',
      'email',
      'phoneMobile',
      'company',
      'birthday',
      null,
    ])
    expect(interpretKopf(['Vorname', 'Nachname', 'Straße', 'PLZ', 'Ort', 'Telefon privat', 'Handy', 'Geburtsdatum', 'Notizen'])).toEqual([
      'vorname',
      'nachname',
      'strasse',
      'plz',
      'ort',
      'phoneHome',
      'phoneMobile',
      'birthday',
      'notes',
    ])
  })

  it('puts the parts of a name and an address together', () => {
    const zuordnung = interpretKopf(['Vorname', 'Nachname', 'Straße', 'PLZ', 'Ort', 'Geburtsdatum', 'Gruppe'])
    expect(kontaktFromCsv(['Eva', 'Meyer', 'Weg 1', '80331', 'München', '1.5.1980', 'Team, Nacht'], zuordnung)).toMatchObject({
      name: 'Eva Meyer',
      address: 'Weg 1\n80331 München',
      birthday: '1980-05-01',
      tags: ['Team', 'Nacht'],
    })
  })

  it('says line by line what is wrong', () => {
    const wrong = (values: string[], kopf: string[]) => checkRoh(kontaktFromCsv(values, interpretKopf(kopf)))
    expect(wrong(['', 'x@example.org'], ['Name', 'E-Mail'])).toEqual({ gut: false, fehler: [{ path: 'name', code: 'pflicht' }] })
    expect(wrong(['Eva', 'keine'], ['Name', 'E-Mail'])).toMatchObject({ gut: true, warnungen: [{ path: 'emails.0.email', code: 'typ' }] })
    expect(wrong(['Eva', '31.2.1980'], ['Name', 'Geburtstag'])).toMatchObject({
      gut: true,
      warnungen: [{ path: 'birthday', code: 'datum' }],
    })
    expect(wrong(['Eva', 'ruf an'], ['Name', 'Telefon'])).toMatchObject({
      fehler: [{ path: 'phoneNumbers.0.phoneNumber', code: 'telefon' }],
    })
  })
})
