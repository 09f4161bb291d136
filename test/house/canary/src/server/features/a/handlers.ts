import { BracketsManager } from 'brackets-manager'
import { other } from '../b/handlers.ts'
import fastify from 'fastify'
import pg from 'pg'
import sharp from 'sharp'
import { wire } from '../../transport/http.ts'
export const broken = [BracketsManager, other, fastify, pg, sharp, wire]
