import { useEffect, useEffectEvent, useState } from 'react'
import { loadTexts } from '../shared/i18n.ts'
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

/** With its words: a part that asked for them once it is drawn would take down what is around it until they are there. */
async function loadWithWords<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  await loadTexts()
  return part
}

/** What only some people open is loaded when they do. Null until it is there. */
export function useOnDemand<Part>({ wanted, load, onFailed }: OnDemand<Part>): Loaded<Part> | null {
  const [loaded, setLoaded] = useState<Loaded<Part> | null>(null)
  const ask = useEffectEvent(() =>
    loadWithWords(load).then(
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
