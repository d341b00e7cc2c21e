import { encode } from 'uqr'
import classes from './QrCode.module.css'

/** Generated here, so that the secret in it goes to nobody. Dark on white in every scheme, as cameras require. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((filled, x) => (filled ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
