import './guide.css'
import { offerTheme } from '../theme-button.ts'

offerTheme()
