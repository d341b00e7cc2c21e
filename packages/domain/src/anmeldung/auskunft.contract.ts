/** Everything stored about the signed-in person as one file (Art. 15 and 20 DSGVO). Nobody can get someone else's. */
import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { benutzer } from '../shared/anmeldung.contract.ts'
import { defineCall } from '../shared/contract.ts'

/** Rows as they are stored; their names are those of the tables and of the other calls. */
const rows = z.array(z.record(z.string(), z.unknown()))

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
      sitzungen: rows,
      passkeys: rows,
      protokoll: rows,
      /** What other rooms store about the person: choices, employment record, shortcuts, favourite contacts. */
      weiteres: z.record(z.string(), z.unknown()),
      /** Own actions in the audit trail; of Klienten their numbers only. */
      taten: rows,
    }),
  }),
} as const
