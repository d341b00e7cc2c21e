import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import type { OwnData } from '../shared/room.ts'
import { fristRoutes } from './frist.routes.ts'
import type { BestellWege } from './praxisAnfrage.usecases.ts'
import { countDue } from './read.usecases.ts'
import { loadOwnVermerke } from './vermerk.repository.ts'
import type { MeldeFristen } from './vermerk.usecases.ts'

const own: OwnData = {
  fristen: async (db, { organisationId, personId }) => (organisationId === null ? [] : loadOwnVermerke(db, organisationId, personId)),
}

export function fristRoom(ports: Ports, { tell, entwuerfe }: { tell: MeldeFristen; entwuerfe: BestellWege }) {
  return {
    routes: fristRoutes(ports, tell, entwuerfe),
    own,
    countDue: (db: Queryable, akteur: Akteur) => countDue(db, akteur, ports.clock.now().toISOString()),
  }
}
