import classes from './Weg.module.css'

/** A way to a house that leads out of the application: telephone, mail, website; as tall as a thumb. */
export function Weg({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={classes.weg} rel="noreferrer">
      {text}
    </a>
  )
}
