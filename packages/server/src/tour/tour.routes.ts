import { type TourAuftrag, tourHandlungSchemas } from '@dreiklang/domain/tour/handlungen.contract'
import { tourContract, tourSchrittContract } from '@dreiklang/domain/tour/tour.contract'
import type { TourHandlung } from '@dreiklang/domain/tour/uebergaenge'
import { createMitschritt } from '../bestellung/mitschritt.usecases.ts'
import type { Ports } from '../ports.ts'
import { geschuetztEinmal } from '../shared/idempotenz.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createAbholung } from './abholung.usecases.ts'
import { createEgk } from './egk.usecases.ts'
import { createTourLesen } from './lesen.usecases.ts'
import { createTourHalten, createTourSchritte } from './schritte.usecases.ts'
import { type UebergabeWege, createTourUebergabe } from './uebergabe.usecases.ts'

export function tourRoutes(ports: Ports, wege: UebergabeWege): Route[] {
  const lesen = createTourLesen(ports)
  const halten = createTourHalten(ports)
  const handle = createTourSchritte(ports, halten, createAbholung(createMitschritt(ports)))
  const uebergib = createTourUebergabe(ports, halten, wege)
  const egk = createEgk(ports)
  const einfache = (Object.keys(tourHandlungSchemas) as TourHandlung[]).filter((handlung) => handlung !== 'uebergeben')

  return [
    geschuetzt(tourContract.list, ({ akteur, query }) => lesen.list(akteur, query.datum)),
    geschuetztEinmal(tourContract.egk, (anfrage) => egk(anfrage, anfrage.body)),
    geschuetzt(tourContract.read, ({ akteur, params }) => lesen.read(akteur, params)),
    geschuetztEinmal(tourSchrittContract.uebergeben, (anfrage) => uebergib(anfrage, anfrage.params, anfrage.body)),
    ...einfache.map((handlung) =>
      geschuetztEinmal(tourSchrittContract[handlung], (anfrage) =>
        // The contract of this step has parsed exactly these words.
        handle(anfrage, anfrage.params, { handlung, angaben: anfrage.body } as Exclude<TourAuftrag, { handlung: 'uebergeben' }>),
      ),
    ),
  ]
}
