import { useEffect, useEffectEvent, useState } from 'react'
import { toastError } from './toast.tsx'

interface OnDemand<Part> {
  wanted: boolean
  load: () => Promise<Part>
  /** It could not be loaded, and whoever asked has been told: they may ask again. */
  onFailed: () => void
}

interface Loaded<Part> {
  part: Part
  /** The library asks where the focus was at the moment of opening, and so what stays while it is closed has to be drawn closed before. */
  ready: boolean
}

/** What only some people open is loaded when they do. Null until it is there. */
export function useOnDemand<Part>({ wanted, load, onFailed }: OnDemand<Part>): Loaded<Part> | null {
  const [loaded, setLoaded] = useState<Loaded<Part> | null>(null)
  const ask = useEffectEvent(() =>
    load().then(
      (part) => setLoaded({ part, ready: false }),
      (error: unknown) => {
        onFailed()
        toastError(error)
      },
    ),
  )
  const missing = wanted && loaded === null
  useEffect(() => {
    if (missing) void ask()
  }, [missing])
  const part = loaded?.part
  useEffect(() => setLoaded((before) => before && { ...before, ready: true }), [part])
  return loaded
}
