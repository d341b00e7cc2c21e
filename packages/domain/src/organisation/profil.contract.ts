import { z } from 'zod'
import { leitungen } from '../protokoll/protokoll.ts'
import { defineCall } from '../shared/contract.ts'
import { plain } from '../shared/words.ts'
import { abschnittStand } from './abschnitte.contract.ts'

const leitung = { kind: 'signed-in', rollen: leitungen, relation: 'own' } as const

/** What a logo may be sent as. It is decoded and re-encoded, so SVG and everything with words inside stays out. */
export const logoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const mostLogoBytes = 2 * 1_048_576
/** Width and height of the kept logo in pixels. */
export const logoSize = 256

export const profilContract = {
  readAbschnitte: defineCall('GET /api/organisation/abschnitte', {
    id: 'organisation.readAbschnitte',
    summary: 'The sections of the own record that were saved, those with contracts included',
    access: leitung,
    answer: z.strictObject({
      logo: plain.link.nullable(),
      abschnitte: z.array(abschnittStand),
      praxen: z.record(z.string(), plain.name),
    }),
  }),
  updateAbschnitt: defineCall('PUT /api/organisation/abschnitte', {
    id: 'organisation.updateAbschnitt',
    summary: 'Save one section as a whole, over the version that was read',
    access: leitung,
    body: abschnittStand,
    answer: z.strictObject({ version: z.int() }),
    errors: ['organisation.veraltet', 'organisation.abschnitt_passt_nicht', 'organisation.unbekannt'],
  }),
  setLogo: defineCall('POST /api/organisation/logo', {
    id: 'organisation.setLogo',
    summary: 'A logo for the organisation: the picture itself is the body',
    access: leitung,
    upload: { types: logoTypes, mostBytes: mostLogoBytes },
    answer: z.strictObject({ logo: plain.link }),
    errors: ['organisation.logo_unlesbar', 'organisation.logo_zu_gross'],
  }),
  removeLogo: defineCall('DELETE /api/organisation/logo', {
    id: 'organisation.removeLogo',
    summary: 'Take the logo away',
    access: leitung,
    status: 204,
  }),
} as const
