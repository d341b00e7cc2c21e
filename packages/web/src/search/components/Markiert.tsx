import { split } from '@dreiklang/domain/search/search'
import classes from './Treffer.module.css'

/** Marks the searched words. The text is split, never parsed as HTML. */
export function Markiert({ text, woerter }: { text: string; woerter: readonly string[] }) {
  return (
    <span>
      {split(text, woerter).map((part) =>
        part.treffer ? (
          <mark key={part.von} className={classes.marke}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </span>
  )
}
