import { ansichtContract } from '@dreiklang/domain/liste/ansicht.contract'
import type { Ports } from '../ports.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createAnsichten } from './ansicht.usecases.ts'

export function ansichtRoutes(ports: Ports): Route[] {
  const ansichten = createAnsichten(ports)
  const { list, create, update, remove, setStandard } = ansichtContract
  return [
    geschuetzt(list, ({ akteur, params }) => ansichten.list(akteur, params.liste)),
    geschuetzt(create, ({ akteur, params, body }) => ansichten.create(akteur, { ...params, ...body })),
    geschuetzt(update, ({ akteur, params, body }) => ansichten.update(akteur, params, body)),
    geschuetzt(remove, ({ akteur, params }) => ansichten.remove(akteur, params)),
    geschuetzt(setStandard, ({ akteur, params, body }) => ansichten.setStandard(akteur, { ...params, ...body })),
  ]
}
