import { samplesContract } from '@dreiklang/domain/samples/samples.contract'
import { signedInOnce } from '../shared/idempotenz.ts'
import { type Route, signedIn } from '../shared/route.ts'
import type { Samples } from './samples.usecases.ts'

const { list, create, update, remove } = samplesContract

export const samplesRoutes = (samples: Samples): Route[] => [
  signedIn(list, samples.list),
  signedInOnce(create, samples.create),
  signedInOnce(update, samples.update),
  signedIn(remove, samples.remove),
]
