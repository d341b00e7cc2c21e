/** The organisation sets when a screen locks; a person may choose a shorter time. */
import { z } from 'zod'
import { type Rolle, rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'

const jeder = { kind: 'signed-in', rollen, relation: 'own' } as const
const verwaltung: readonly Rolle[] = ['ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN']

export const leerlaufMinutes = { wenigste: 5, ueblich: 15, meiste: 60 } as const
const minuten = z.int().min(leerlaufMinutes.wenigste).max(leerlaufMinutes.meiste)

export const offlineHours = { wenigste: 4, ueblich: 12, meiste: 16 } as const
const stunden = z.int().min(offlineHours.wenigste).max(offlineHours.meiste)

export const leerlaufContract = {
  here: defineCall('POST /api/account/here', {
    id: 'anmeldung.here',
    summary: 'Somebody is at the screen: the idle time begins anew. Answers how long it is for this person',
    access: jeder,
    answer: z.strictObject({ minuten }),
  }),
  readIdle: defineCall('GET /api/account/idle', {
    id: 'anmeldung.readIdle',
    summary: 'The idle time of the organisation and the own shorter one, null without one; and how long a day may be taken along',
    access: jeder,
    answer: z.strictObject({ organisation: minuten, eigene: minuten.nullable(), offlineStunden: stunden }),
  }),
  setIdle: defineCall('PUT /api/account/idle', {
    id: 'anmeldung.setIdle',
    summary: 'Choose a shorter idle time than that of the organisation, or none (null)',
    access: jeder,
    body: z.strictObject({ minuten: minuten.nullable() }),
    status: 204,
    errors: ['anmeldung.leerlauf_zu_lang'],
  }),
  setIdleOfAll: defineCall('PUT /api/account/idle/organisation', {
    id: 'anmeldung.setIdleOfAll',
    summary: 'The head of an organisation sets its idle time; a shorter one of a person stays',
    access: { kind: 'signed-in', rollen: verwaltung, relation: 'own' },
    body: z.strictObject({ minuten }),
    status: 204,
  }),
  setOfflineOfAll: defineCall('PUT /api/account/offline/organisation', {
    id: 'anmeldung.setOfflineOfAll',
    summary: 'The head of an organisation says how long a day may stay on a device without network; days given out before stay as they are',
    access: { kind: 'signed-in', rollen: verwaltung, relation: 'own' },
    body: z.strictObject({ stunden }),
    status: 204,
  }),
} as const
