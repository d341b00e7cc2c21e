/** What is kept about the signed-in person, as one file to take away (Art. 15 and 20 DSGVO). Nobody gets that of someone else. */
import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { benutzer } from '../shared/anmeldung.contract.ts'
import { defineCall } from '../shared/contract.ts'

/** Rows as they are kept; their names are those of the tables and of the other calls. */
const zeilen = z.array(z.record(z.string(), z.unknown()))

export const auskunftContract = {
  auskunft: defineCall({
    id: 'anmeldung.auskunft',
    method: 'GET',
    path: '/api/auth/auskunft',
    summary: 'Everything that is kept about the own account, as a file; logged',
    access: { kind: 'signed-in', rollen, relation: 'none' },
    answer: z.strictObject({
      erstelltAm: z.iso.datetime(),
      konto: benutzer,
      sitzungen: zeilen,
      passkeys: zeilen,
      protokoll: zeilen,
      /** What other rooms keep about the person: choices, record of employment, shortcuts, marked contacts. */
      weiteres: z.record(z.string(), z.unknown()),
      /** Own actions in the audit trail; of Klienten their numbers only. */
      taten: zeilen,
    }),
  }),
} as const
