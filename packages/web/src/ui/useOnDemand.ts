import { useEffect, useEffectEvent, useState } from 'react'
import { toastError } from './toast.tsx'

interface OnDemand<Part> {
  wanted: boolean
  load: () => Promise<Part>
  /** It could not be loaded, and whoever asked has been told: they may ask again. */
  onFailed: () => void
}

/** What only some people open is loaded when they do. Null until it is there. */
export function useOnDemand<Part>({ wanted, load, onFailed }: OnDemand<Part>): Part | null {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null)
  const ask = useEffectEvent(() =>
    load().then(
      (part) => setLoaded({ part }),
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
  return loaded?.part ?? null
}
