import classes from './Weg.module.css'

/** A way to an organisation that leads out of the application: phone, mail, website; as tall as a thumb. */
export function Weg({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={classes.weg} rel="noreferrer">
      {text}
    </a>
  )
}
