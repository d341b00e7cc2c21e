/** Nobody is ranked; the order is the alphabet. */
import { z } from 'zod'
import { exportAnfrage, exportMedia, seitenAnfrage, seitenAnswer } from '../liste/liste.contract.ts'
import { organisationArten, rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { adresse, id, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { abschnittStand, pflegeFormen } from './abschnitte.contract.ts'
import { organisationStatus } from './freigabe.contract.ts'
import { partnerschaftOderNull } from './partnerschaft.contract.ts'
import { partnerschaftStatus } from './partnerschaft.ts'

export const merkmaleOfArt = {
  PFLEGEDIENST: pflegeFormen,
  APOTHEKE: ['VERBLISTERUNG', 'BOTENDIENST', 'REZEPTUR', 'STERIL', 'HILFSMITTEL', 'HOMECARE', 'MEDIKATIONSANALYSE'],
  ARZTPRAXIS: ['HAUSBESUCHE'],
} as const satisfies Record<(typeof organisationArten)[number], readonly string[]>
export const merkmale = [...merkmaleOfArt.APOTHEKE, ...merkmaleOfArt.ARZTPRAXIS, ...merkmaleOfArt.PFLEGEDIENST] as const

const ja = z.literal('true')

export const verzeichnisFilter = z.strictObject({
  art: z.enum(organisationArten),
  suche: harmless('search', line(80)).optional(),
  merkmal: z.enum(merkmale).optional(),
  offen: ja.optional(),
  partnerschaft: z.enum([...partnerschaftStatus, 'KEINE']).optional(),
  /** For the platform; the others find active organisations only. */
  status: z.enum(organisationStatus).optional(),
})
export type VerzeichnisFilter = z.infer<typeof verzeichnisFilter>

const verzeichnisRow = z.strictObject({
  id,
  name: plain.name,
  strasse: plain.place,
  hausnummer: plain.place,
  plz: plain.place,
  ort: plain.place,
  telefon: plain.contact,
  /** Null when the hours are not known. */
  offen: z.boolean().nullable(),
  merkmale: z.array(z.enum(merkmale)),
  partnerschaft: z.enum(partnerschaftStatus).nullable(),
  status: z.enum(organisationStatus),
})
export type VerzeichnisListRow = z.infer<typeof verzeichnisRow>

const all = { kind: 'signed-in', rollen, relation: 'none' } as const

export const verzeichnisContract = {
  list: defineCall('GET /api/organisationen/verzeichnis', {
    id: 'organisation.list',
    summary: 'Houses of one kind in the order of the alphabet; a practice is shown no pharmacies',
    access: all,
    query: verzeichnisFilter.extend(seitenAnfrage),
    answer: seitenAnswer(verzeichnisRow),
  }),
  export: defineCall('GET /api/organisationen/verzeichnis/export', {
    id: 'organisation.export',
    summary: 'The same list as a file',
    access: all,
    query: verzeichnisFilter.extend(exportAnfrage),
    media: exportMedia,
  }),
  read: defineCall('GET /api/organisationen/:organisationId', {
    id: 'organisation.read',
    summary: 'The public profile of a house, and for its partners who works there',
    access: all,
    params: z.strictObject({ organisationId: id }),
    answer: z.strictObject({
      id,
      art: z.enum(organisationArten),
      name: plain.name,
      adresse,
      telefon: plain.contact,
      email: plain.contact.nullable(),
      ik: plain.number.nullable(),
      bsnr: plain.number.nullable(),
      status: z.enum(organisationStatus),
      logo: plain.link.nullable(),
      abschnitte: z.array(abschnittStand),
      praxen: z.record(z.string(), plain.name),
      eigene: z.boolean(),
      partnerschaft: partnerschaftOderNull,
      /** Null where the houses are no partners. */
      personen: z.array(z.strictObject({ id, name: plain.name, beruf: plain.code.nullable() })).nullable(),
    }),
  }),
} as const
export type OrganisationProfil = z.infer<typeof verzeichnisContract.read.answer>
