/** Reading a logo: by itself, because every screen shows the one of the caller's organisation. */
import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { harmless } from '../shared/words.ts'

/** The moment is in the address, so that a new logo is a new address. */
export const logoOf = (organisationId: string, am: string): string => `/api/organisationen/${organisationId}/logo?v=${Date.parse(am)}`

export const logoContract = {
  readLogo: defineCall('GET /api/organisationen/:organisationId/logo', {
    id: 'organisation.readLogo',
    summary: 'The logo, for those who see the organisation',
    access: { kind: 'signed-in', rollen, relation: 'none' },
    params: z.strictObject({ organisationId: id }),
    query: z.strictObject({ v: harmless('code', z.string().max(20)).optional() }),
    media: 'image/webp',
  }),
} as const
