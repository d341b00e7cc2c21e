/** The day as it lies on this device, in place of a tour that cannot be read; provided by the room above that keeps it. */
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { type ComponentType, type ReactNode, lazy } from 'react'

export interface DayOnDeviceProps {
  datum: IsoDate
  /** Where nothing of that day was taken along. */
  otherwise: ReactNode
}

let load: () => Promise<ComponentType<DayOnDeviceProps>> = async () => Otherwise

function Otherwise({ otherwise }: DayOnDeviceProps): ReactNode {
  return otherwise
}

export function setDayOnDevice(way: () => Promise<ComponentType<DayOnDeviceProps>>): void {
  load = way
}

export const DayOnDevice = lazy(async () => ({ default: await load() }))
