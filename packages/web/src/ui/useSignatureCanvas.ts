import { useCallback, useEffect, useRef, useState } from 'react'
import SignatureCanvas from 'signature_pad'
import { fitStrokes, pathOfStrokes } from './signaturePath.ts'

export function useSignatureCanvas(onChange: (path: string | null) => void) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignatureCanvas>(null)
  const [empty, setEmpty] = useState(true)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d') ?? null
    // Without a drawing surface (some locked-down browsers) the typed way remains.
    if (element === null || context === null) return
    const drawing = new SignatureCanvas(element, { penColor: '#0f172a', minWidth: 1, maxWidth: 2.5 })
    pad.current = drawing
    // The bitmap must have the pixels of the screen, or the line lands beside the finger.
    const resize = () => {
      const ratio = Math.max(window.devicePixelRatio, 1)
      const strokes = drawing.toData()
      element.width = element.offsetWidth * ratio
      element.height = element.offsetHeight * ratio
      context.scale(ratio, ratio)
      drawing.fromData(strokes)
    }
    const finish = () => {
      const strokes = drawing.toData().map((group) => group.points)
      setEmpty(strokes.length === 0)
      tell.current(pathOfStrokes(fitStrokes(strokes, { width: element.offsetWidth, height: element.offsetHeight })))
    }
    resize()
    const observer = new ResizeObserver(resize)
    observer.observe(element)
    drawing.addEventListener('endStroke', finish)
    return () => {
      observer.disconnect()
      drawing.removeEventListener('endStroke', finish)
      drawing.off()
    }
  }, [])

  const clear = useCallback(() => {
    pad.current?.clear()
    setEmpty(true)
    tell.current(null)
  }, [])

  return { canvas, empty, clear }
}
