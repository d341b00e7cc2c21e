/** Everything stored about the signed-in person as one file (Art. 15 and 20 DSGVO). Nobody can get someone else's. */
import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { benutzer } from '../shared/anmeldung.contract.ts'
import { defineCall } from '../shared/contract.ts'

const rows = z.array(z.record(z.string(), z.unknown()))

export const auskunftContract = {
  auskunft: defineCall('GET /api/auth/auskunft', {
    id: 'anmeldung.auskunft',
    summary: 'Everything that is kept about the own account, as a file; logged',
    access: { kind: 'signed-in', rollen, relation: 'none' },
    answer: z.strictObject({
      erstelltAm: z.iso.datetime(),
      konto: benutzer,
      sitzungen: rows,
      passkeys: rows,
      protokoll: rows,
      weiteres: z.record(z.string(), z.unknown()),
      /** Own actions in the audit trail; of Klienten their numbers only. */
      taten: rows,
    }),
  }),
} as const
