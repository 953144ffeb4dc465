/** VitePress's own look, without its font, in the colours of the dashboard. */
import theme from "vitepress/theme-without-fonts"
import "./colours.css"

export default theme
