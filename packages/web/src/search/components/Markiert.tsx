import { teile } from '@dreiklang/domain/search/search'
import classes from './Treffer.module.css'

/** A text in which the words that were looked for are marked. It is split, never read as HTML. */
export function Markiert({ text, woerter }: { text: string; woerter: readonly string[] }) {
  return (
    <span>
      {teile(text, woerter).map((teil) =>
        teil.treffer ? (
          <mark key={teil.von} className={classes.marke}>
            {teil.text}
          </mark>
        ) : (
          teil.text
        ),
      )}
    </span>
  )
}
