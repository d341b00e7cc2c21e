import { emptyKontakt } from '@dreiklang/domain/kontakt/kontakt'
import type { ImportRow, KontaktAngaben } from '@dreiklang/domain/kontakt/kontakt.contract'

export const withoutAngaben: ImportRow & KontaktAngaben = { ...emptyKontakt, name: 'Niemand' }

export const sanitaetshaus: KontaktAngaben = {
  ...withoutAngaben,
  name: 'Ötztaler Sanitätshaus',
  emails: [{ email: 'post@sanitaet.example', label: 'Work' }],
  phoneNumbers: [{ country: 'DE', phoneNumber: '089 123456', label: 'Work' }],
  title: 'Frau Özkan',
  company: 'Sanitätshaus GmbH',
  birthday: '1980-02-29',
  address: 'Hauptstraße 1\n80331 München',
  notes: '<b>Montags</b> zu',
}

/** The first bytes of a PNG: the test server looks no further. */
export const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
