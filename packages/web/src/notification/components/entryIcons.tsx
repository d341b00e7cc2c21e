import {
  IconAlarm,
  IconAlertTriangle,
  IconArrowForwardUp,
  IconBan,
  IconBell,
  IconCircleX,
  IconHandStop,
  IconConfetti,
  IconMessageCheck,
  IconMessageQuestion,
  IconPackageOff,
  IconPackage,
  IconShieldLock,
  IconTruckDelivery,
} from '@tabler/icons-react'
import type { ReactElement } from 'react'

const look = { size: 18, 'aria-hidden': true } as const

const icons: Readonly<Record<string, ReactElement>> = {
  urgent: <IconAlertTriangle {...look} />,
  failed: <IconPackageOff {...look} />,
  refused: <IconBan {...look} />,
  deadline: <IconAlarm {...look} />,
  question: <IconMessageQuestion {...look} />,
  answer: <IconMessageCheck {...look} />,
  cancelled: <IconCircleX {...look} />,
  forwarded: <IconArrowForwardUp {...look} />,
  truck: <IconTruckDelivery {...look} />,
  parcel: <IconPackage {...look} />,
  turn: <IconHandStop {...look} />,
  security: <IconShieldLock {...look} />,
  welcome: <IconConfetti {...look} />,
}

/** Unknown names, for example from another application, become the bell. */
export function entryIcon(name: string | null): ReactElement {
  return (name === null ? undefined : icons[name]) ?? <IconBell {...look} />
}
