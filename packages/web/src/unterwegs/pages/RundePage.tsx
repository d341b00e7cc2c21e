import { RoundPage } from '../../tour/components/runde/RoundPage.tsx'
import { RoundOnDevice } from '../components/RoundOnDevice.tsx'

/** Of this room, and not of the tour below: a round is driven with what lies on the device. */
export function RundePage() {
  return <RoundPage OnDevice={RoundOnDevice} />
}
