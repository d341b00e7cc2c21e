import { ansichtContract } from '@dreiklang/domain/liste/ansicht.contract'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createAnsichten } from './ansicht.usecases.ts'

export function ansichtRoutes(ports: Ports): Route[] {
  const ansichten = createAnsichten(ports)
  const { list, create, update, remove, setStandard } = ansichtContract
  return [
    signedIn(list, ({ akteur, params }) => ansichten.list(akteur, params.liste)),
    signedIn(create, ({ akteur, params, body }) => ansichten.create(akteur, { ...params, ...body })),
    signedIn(update, ({ akteur, params, body }) => ansichten.update(akteur, params, body)),
    signedIn(remove, ({ akteur, params }) => ansichten.remove(akteur, params)),
    signedIn(setStandard, ({ akteur, params, body }) => ansichten.setStandard(akteur, { ...params, ...body })),
  ]
}
