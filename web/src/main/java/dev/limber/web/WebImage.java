package dev.limber.web;

import dev.limber.core.canvas.Image;

/**
 * An image that the browser has decoded: its texture belongs to JavaScript, which knows it by its
 * number.
 *
 * @param name as the character asks for it
 * @param number its place in the character's list of images
 * @param width pixels
 * @param height pixels
 */
record WebImage(String name, int number, int width, int height) implements Image {}
